import { Link } from './link.js';
import { Page } from './page.js';

export const NoSuchTable = () => (
  <Page title="No such table">
    <p>
      There is no table of that name in this house. <Link to="/">Back to the lobby</Link>
    </p>
  </Page>
);

export const Nowhere = () => (
  <Page title="Nothing here">
    <p>
      There is no such place on this floor. <Link to="/">Back to the lobby</Link>
    </p>
  </Page>
);
