import { Link } from './link.js';
import { Page } from './page.js';

export const Nowhere = () => (
  <Page title="Nothing here">
    <p>
      There is no such place on this floor. <Link to="/">Back to the lobby</Link>
    </p>
  </Page>
);
