import { Article } from './article.js';
import styles from './keys-help.module.css';

type Keys = readonly (readonly [keys: readonly string[], does: string])[];

const EVERYWHERE: Keys = [
  [['Tab'], 'to the next thing that can be pressed'],
  [['Shift', 'Tab'], 'back to the one before'],
  [['Enter'], 'presses it; the space bar does too'],
  [['Esc'], 'closes a window that lies over the page'],
];

const AT_THE_TABLE: Keys = [
  [['Enter'], 'on a betting area: lays the chosen chip there'],
  [['Backspace'], 'on a betting area: takes the last chip back; Delete does too'],
];

const KeyList = ({ keys }: { readonly keys: Keys }) => (
  <dl className={styles.keys}>
    {keys.map(([pressed, does]) => (
      <div key={does}>
        <dt>
          {pressed.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);

/** The floor without a mouse, and without seeing it. */
export const KeysHelp = () => (
  <Article
    title="Keys and screen readers"
    lead="Everything on this floor can be done with a keyboard alone, and heard."
    sections={[
      { id: 'everywhere', title: 'Everywhere', body: <KeyList keys={EVERYWHERE} /> },
      {
        id: 'at-the-table',
        title: 'At the table',
        body: (
          <>
            <KeyList keys={AT_THE_TABLE} />
            <p>
              What you may do stands at the foot of the page: the chips and “Place” while betting is
              open, then your choices with their amounts. Nothing is there that you may not do.
            </p>
          </>
        ),
      },
      {
        id: 'listening',
        title: 'Listening',
        body: (
          <p>
            One quiet region of the page tells the round as it happens: cards, decisions, what was
            paid. Cards are named in words; a card that lies face down is called just that, and its
            value is nowhere in the page. Settlement is a list, line by line, in the dealer’s order.
          </p>
        ),
      },
      {
        id: 'seeing',
        title: 'Seeing',
        body: (
          <p>
            The round button at the end of the header chooses a light or a dark room, and four
            colours of suits instead of two. Where your device asks for less motion, nothing moves:
            cards and amounts are simply there. Gains and losses carry their sign, not only a
            colour.
          </p>
        ),
      },
    ]}
  />
);
