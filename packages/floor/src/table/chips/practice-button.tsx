import { Button } from '../../kit/button.js';
import { useAtTable } from '../at-table.js';

const USUAL = 3;

/** Sends practice players away, or asks them back; for players at a table that deals by itself. */
export const PracticeButton = () => {
  const { view, orders } = useAtTable();
  if (view.mine.length === 0 || view.dealing !== 'automatic') return null;
  const count = view.practice === 0 ? USUAL : 0;
  return (
    <Button disabled={orders.busy} onClick={() => void orders.send({ type: 'SetPractice', count })}>
      {count === 0 ? 'Send practice players away' : 'Invite practice players'}
    </Button>
  );
};
