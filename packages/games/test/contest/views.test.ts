import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../src/index.js';
import {
  bet,
  close,
  deal,
  dealCards,
  fold,
  place,
  raise,
  settleRound,
  turn,
} from '../support/commands.js';
import { rulesOf } from '../support/rules.js';
import { Scene } from '../support/scene.js';

const ONE = '9h 8h 7h 6h 5h Kc 2d';
const TWO = 'Ac Qc Tc 8c 6d 4d 3d';
const DEALER = 'As Ks Qs Js 9s 7s 5s';
const HIDDEN = Array(7).fill('??').join(' ');

const PLAYER_1: Viewer = { kind: 'player', seats: [1] };
const PLAYER_2: Viewer = { kind: 'player', seats: [2] };
const BOTH: Viewer = { kind: 'player', seats: [1, 2] };
const NOBODY: Viewer = { kind: 'player', seats: [] };
const SPECTATOR: Viewer = { kind: 'spectator' };
const STAFF: readonly Viewer[] = [{ kind: 'dealer' }, { kind: 'floorperson' }];

const look = (scene: Scene, viewer: Viewer) => {
  const view = scene.core.view(scene.rules, scene.state, viewer);
  return {
    ...view,
    cards: view.hands.map(({ cards }) => cards.join(' ')),
    dealers: view.dealer.join(' '),
  };
};

const sd = Scene.open(rulesOf('sd/high-card-flush')).after(
  place(1, { ante: 1000, 'straight-flush': 500 }, { tips: { ante: 100 } }),
  place(2, { ante: 1000 }),
  close,
  deal({ 1: ONE, 2: TWO, dealer: DEALER }),
);

const md = Scene.open(rulesOf('md/high-card-flush')).after(
  place(1, { ante: 1000 }),
  place(2, { ante: 1000 }),
  close,
  deal({ 1: ONE, 2: TWO, dealer: DEALER }),
);

describe('cards', () => {
  it('[MD-HCF-11A(2)] lie open for the player they were dealt to, and for no other eyes', () => {
    for (const scene of [md, sd]) {
      expect(look(scene, PLAYER_1).cards).toEqual([ONE, HIDDEN]);
      expect(look(scene, PLAYER_2).cards).toEqual([HIDDEN, TWO]);
      expect(look(scene, BOTH).cards).toEqual([ONE, TWO]);
      for (const viewer of [NOBODY, SPECTATOR, ...STAFF]) {
        expect(look(scene, viewer).cards).toEqual([HIDDEN, HIDDEN]);
      }
      for (const viewer of [PLAYER_1, BOTH, SPECTATOR, ...STAFF]) {
        expect(look(scene, viewer).dealers).toBe(HIDDEN);
      }
    }
  });

  it('lie open for everybody once they are turned', () => {
    const turned = sd.after(fold(1), raise(2, 1000), turn('dealer'), turn(2));
    for (const viewer of [PLAYER_1, SPECTATOR, ...STAFF]) {
      expect(look(turned, viewer).dealers).toBe(DEALER);
      expect(look(turned, viewer).cards[1]).toBe(TWO);
    }
    expect(look(turned, PLAYER_2).cards[0]).toBe(HIDDEN);
    expect(look(turned, PLAYER_1).cards[0]).toBe(ONE);
  });

  it('[MD-HCF-11C] of a settled round lie open where they stayed in; a fold is for staff to rebuild', () => {
    const over = md.after(fold(1), raise(2, 1000), turn('dealer'), settleRound());
    expect(look(over, SPECTATOR).cards).toEqual([HIDDEN, TWO]);
    expect(look(over, PLAYER_2).cards).toEqual([HIDDEN, TWO]);
    expect(look(over, PLAYER_1).cards).toEqual([ONE, TWO]);
    for (const viewer of STAFF) expect(look(over, viewer).cards).toEqual([ONE, TWO]);
  });

  it('are none before the deal', () => {
    const betting = Scene.open(rulesOf('sd/high-card-flush')).after(place(1, { ante: 1000 }));
    expect(look(betting, PLAYER_1)).toMatchObject({ phase: 'betting', dealer: [], cards: [''] });
    expect(look(betting.after(close), PLAYER_1)).toMatchObject({ phase: 'dealing', dealer: [] });
  });
});

describe('the dealer’s fifth card of Caribbean Stud', () => {
  const stud = Scene.open(rulesOf('sd/caribbean-stud'), 'one-card').after(
    place(3, { ante: 1000 }),
    close,
  );
  const command = deal({ 3: 'Ah Kh Qh Jh Th', dealer: '2s 3s 4s 5s 7d' }, 'one-card');
  const cards = command.type === 'Deal' ? command.cards : [];

  it('[SD-CSP-9#3] lies face up, and no other of the dealer’s', () => {
    const dealt = stud.after(command);
    for (const viewer of [{ kind: 'player', seats: [3] }, SPECTATOR, ...STAFF] as Viewer[]) {
      expect(look(dealt, viewer).dealers).toBe('?? ?? ?? ?? 7d');
    }
    expect(look(dealt, SPECTATOR).cards).toEqual(['?? ?? ?? ?? ??']);
    expect(look(dealt.after(bet(3, 2000), turn('dealer')), SPECTATOR).dealers).toBe(
      '2s 3s 4s 5s 7d',
    );
  });

  const told = (scene: Scene, viewer: Viewer) =>
    scene.steps
      .map(({ before, event }) => scene.core.tell(scene.rules, before, event, viewer))
      .flatMap((event) => (event.type === 'CardsDealt' ? event.cards : []))
      .filter(({ to }) => to === 'dealer')
      .map(({ card }) => card)
      .join(' ');

  it('[SD-CSP-9#3] is told as it is dealt, all at once or card by card', () => {
    const single = cards.reduce<Scene>((scene, card) => scene.after(dealCards([card])), stud);
    const halves = stud.after(dealCards(cards.slice(0, 7)), dealCards(cards.slice(7)));
    for (const scene of [stud.after(command), single, halves]) {
      expect(told(scene, SPECTATOR)).toBe('?? ?? ?? ?? 7d');
      expect(told(scene, STAFF[0] as Viewer)).toBe('?? ?? ?? ?? 7d');
    }
  });
});

describe('what is told', () => {
  const tell = (scene: Scene, viewer: Viewer) => {
    const { before, event } = scene.steps.at(-1)!;
    return scene.core.tell(scene.rules, before, event, viewer);
  };

  it('of a deal: the own cards', () => {
    const cards = (viewer: Viewer) => {
      const event = tell(sd, viewer);
      return event.type === 'CardsDealt' ? event.cards.map(({ card }) => card).join(' ') : '';
    };
    expect(cards(PLAYER_1)).toBe(`${ONE} ${HIDDEN} ${HIDDEN}`);
    expect(cards(PLAYER_2)).toBe(`${HIDDEN} ${TWO} ${HIDDEN}`);
    for (const viewer of [SPECTATOR, ...STAFF]) {
      expect(cards(viewer)).toBe(`${HIDDEN} ${HIDDEN} ${HIDDEN}`);
    }
  });

  it('of a fold: what was kept alive, and to its player alone with which cards', () => {
    const tucked = { 'straight-flush': '9h 8h 7h' };
    const folded = sd.after(fold(1, { claims: ['straight-flush'], tucked }));
    expect(tell(folded, PLAYER_1)).toEqual(folded.events.at(-1));
    for (const viewer of [PLAYER_2, SPECTATOR, ...STAFF]) {
      expect(tell(folded, viewer)).toEqual({
        ...folded.events.at(-1),
        decision: { kind: 'fold', claims: ['straight-flush'] },
      });
    }
    for (const viewer of [PLAYER_1, PLAYER_2]) {
      expect(look(folded, viewer).hands[0]?.decision).toBe('fold');
    }
  });

  it('of everything else: what happened', () => {
    const raised = sd.after(raise(1, 2000));
    expect(tell(raised, PLAYER_2)).toEqual(raised.events.at(-1));
    const over = raised.after(fold(2), turn('dealer'), settleRound());
    for (const { before, event } of over.steps.slice(-2)) {
      expect(over.core.tell(over.rules, before, event, SPECTATOR)).toEqual(event);
    }
  });
});

describe('a view', () => {
  it('shows what lies on the felt, and what the own seats may do', () => {
    const { cards: _cards, dealers: _dealers, ...view } = look(sd, PLAYER_2);
    expect(view).toEqual({
      game: 'high-card-flush',
      phase: 'deciding',
      round: 't/1',
      rules: 'digest',
      dealer: HIDDEN.split(' '),
      hands: [
        {
          seat: 1,
          player: 'player 1',
          stakes: { ante: 1000, 'straight-flush': 500 },
          tips: { ante: 100 },
          cards: HIDDEN.split(' '),
          decision: null,
          aside: [],
        },
        {
          seat: 2,
          player: 'player 2',
          stakes: { ante: 1000 },
          tips: {},
          cards: TWO.split(' '),
          decision: null,
          aside: [],
        },
      ],
      paid: [],
      settled: null,
      legal: { 2: sd.legal(2) },
    });
    expect(Object.keys(look(sd, BOTH).legal)).toEqual(['1', '2']);
    for (const viewer of [SPECTATOR, ...STAFF]) expect(look(sd, viewer).legal).toEqual({});
  });

  it('shows the lines of a settled round', () => {
    const over = sd.after(fold(1), raise(2, 1000), turn('dealer'), settleRound());
    const { lines, tips, notices } = over.settled;
    expect(look(over, SPECTATOR).settled).toEqual({ lines, tips, notices });
    expect(tips).toHaveLength(1);
  });
});

describe('a round that starts with its event', () => {
  it('stands as one that was opened', () => {
    const scene = Scene.open(rulesOf('sd/high-card-flush'), 'one-card');
    const opened = scene.core.evolve(scene.rules, scene.after(place(1, { ante: 1000 })).state, {
      type: 'RoundOpened',
      round: 't/1',
      rules: 'digest',
      packets: 'one-card',
      at: '',
      by: '',
    });
    expect(opened).toEqual(scene.state);
  });

  it('takes no cards before betting is closed', () => {
    const scene = Scene.open(rulesOf('sd/high-card-flush'));
    expect(() =>
      scene.core.evolve(scene.rules, scene.state, {
        type: 'CardsDealt',
        cards: [],
        at: '',
        by: '',
      }),
    ).toThrow('no cards before betting is closed');
  });
});
