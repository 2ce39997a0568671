import { Link } from '../app/link.js';
import { Page } from '../app/page.js';
import { Waiting } from '../app/waiting.js';
import { mayRead, useSession } from '../house/session.js';
import { FloorRoom } from './floor-room.js';

/** The floorperson's screen, for those whose office sees it. */
export const FloorPage = () => {
  const session = useSession();
  if (session.state === 'unknown') return <Waiting for="Walking to the floor" />;
  if (!mayRead(session, 'read-floor')) {
    return (
      <Page title="The floor">
        <p>
          This is where the floor looks after its tables.{' '}
          <Link to="/sign-in">Sign in as staff</Link>
        </p>
      </Page>
    );
  }
  return <FloorRoom />;
};
