import { expect, it } from 'vitest';
import { chapter } from '../support/card-story.js';
import { bring, byHand, CardTable, cut, load, open, tableUnder } from '../support/card-table.js';

/** Each way of getting cards ready, told so that it can be read with the document beside it. */

const golden = (name: string) => new URL(`../golden/${name}.txt`, import.meta.url).pathname;
const oneDeck = [{ colour: 'red', design: 'diamond' }];

it('Maryland: one deck by hand, two with a shuffler, a prepared one, an idle table', async () => {
  const manual = CardTable.open(
    tableUnder('md/high-card-flush', { decks: oneDeck, dealing: 'manual-shoe', shuffler: null }),
  );
  const one = manual.all(bring('red'), ...open('red'), byHand('red'), cut('red', 20), load('red'));
  const two = CardTable.open(tableUnder('md/high-card-flush')).followed();
  const second = two.deal().endRound().followed();
  const prepared = manual.all(
    bring('red', { certificate: 'PS-2026-0001' }),
    cut('red'),
    load('red'),
  );
  const idle = one.all(
    { type: 'GoIdle' },
    { type: 'SpreadIdle', face: 'down' },
    { type: 'SpreadIdle', face: 'up', askedBy: 'Ben' },
  );
  const back = idle.do({ type: 'EndIdle', inspected: true }).followed();
  const story = [
    chapter('One deck, shuffled by hand', one),
    chapter('Two decks and a shuffler', two),
    chapter('Two decks: the second round', second, two),
    chapter('A deck prepared beforehand', prepared),
    chapter('Nobody plays', idle, one),
    chapter('A player is back', back, idle),
  ];
  await expect(`${story.join('\n\n')}\n`).toMatchFileSnapshot(golden('cards-maryland'));
});

it.each([
  ['cards-south-dakota', 'sd/high-card-flush'],
  ['cards-south-dakota-caribbean-stud', 'sd/caribbean-stud'],
  ['cards-washington', 'wa/ricochet-poker'],
] as const)('%s: shuffle and cut by hand, then the next round', async (name, id) => {
  const under = tableUnder(id, { shuffler: null, dealing: 'hand' });
  const first = CardTable.open(under).followed();
  const next = first.deal().endRound().followed();
  const story = [chapter('Before play', first), chapter('After a round', next, first)];
  await expect(`${story.join('\n\n')}\n`).toMatchFileSnapshot(golden(name));
});

it('cards-ohio: one deck through the whole opening, then the next round', async () => {
  const under = tableUnder('oh/high-card-flush', {
    decks: oneDeck,
    dealing: 'manual-shoe',
    shuffler: null,
  });
  const first = CardTable.open(under).followed();
  const next = first.deal().endRound().followed();
  const story = [chapter('Before play', first), chapter('After a round', next, first)];
  await expect(`${story.join('\n\n')}\n`).toMatchFileSnapshot(golden('cards-ohio'));
});
