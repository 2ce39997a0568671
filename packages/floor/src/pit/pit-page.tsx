import { Link } from '../app/link.js';
import { Page } from '../app/page.js';
import { Waiting } from '../app/waiting.js';
import { mayRead, useSession } from '../house/session.js';
import { PitRoom } from './pit-room.js';

/** The floorperson's screen, for those whose office sees it. */
export const PitPage = () => {
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
  return <PitRoom />;
};
