import { describe, expect, it } from 'vitest';
import { CSP, errorsOf, MD, onlyError, SD, WA } from '../support/check.js';
import { changed, type Draft } from '../support/examples.js';

describe('equipment', () => {
  onlyError([
    [
      '[MD-HCF-2A] seven positions',
      MD,
      (d) => (d.positions = 7),
      'too-many-positions',
      'positions',
      'MD-HCF-2A',
    ],
    [
      '[AMB-56] seven positions in South Dakota',
      SD,
      (d) => (d.positions = 7),
      'too-many-positions',
      'positions',
      'AMB-56',
    ],
    [
      '[WA-RP-GD#1] eight players',
      WA,
      (d) => (d.positions = 8),
      'too-many-positions',
      'positions',
      'WA-RP-GD#1',
    ],
    [
      '[SD-HCF-1#4] two decks',
      SD,
      (d) => d.equipment.decks.push({ colour: 'blue', design: 'bee' }),
      'deck-count',
      'equipment.decks',
      'SD-HCF-1#4',
    ],
    [
      'no deck at all',
      MD,
      (d) => (d.equipment.decks = []),
      'deck-count',
      'equipment.decks',
      'MD-HCF-3B',
    ],
    [
      '[MD-HCF-3B] two decks without a shuffler',
      MD,
      (d) => (d.equipment.shuffler = null),
      'two-decks-without-shuffler',
      'equipment.decks',
      'MD-HCF-3B',
    ],
    [
      '[MD-HCF-3B(1)] two decks of two designs',
      MD,
      (d) => (d.equipment.decks[1].design = 'bee'),
      'decks-of-two-designs',
      'equipment.decks[1].design',
      'MD-HCF-3B(1)',
    ],
    [
      '[MD-HCF-3B(2)] two decks of one colour, however it is spelled',
      MD,
      (d) => (d.equipment.decks[1].colour = ' Red '),
      'decks-of-one-colour',
      'equipment.decks[1].colour',
      'MD-HCF-3B(2)',
    ],
    [
      '[MD-HCF-9A(1)] dealing from the hand without a shuffler',
      MD,
      (d) => {
        d.equipment.dealing = 'hand';
        d.equipment.decks.pop();
        delete d.equipment.shuffler;
      },
      'hand-deal-without-shuffler',
      'equipment.shuffler',
      'MD-HCF-9A(1)',
    ],
    [
      '[SD-HCF-4#4] dealing one at a time though a shuffler dispenses',
      SD,
      (d) => (d.equipment.dealing = 'hand'),
      'shuffler-must-dispense',
      'equipment.dealing',
      'SD-HCF-4#4',
    ],
    [
      'a shoe where the document knows none',
      SD,
      (d) => {
        d.equipment.dealing = 'manual-shoe';
        d.equipment.shuffler = null;
      },
      'dealing-method',
      'equipment.dealing',
      'SD-HCF-4#4',
    ],
    [
      '[WA-RP-EQ#2] a shuffler of no approved model',
      WA,
      (d) => delete d.equipment.shuffler.approvedModel,
      'shuffler-not-registered',
      'equipment.shuffler',
      'WA-RP-EQ#2',
    ],
    [
      '[WA-RP-EQ#2] a shuffler of an unlicensed maker',
      WA,
      (d) => (d.equipment.shuffler.licensedMaker = false),
      'shuffler-not-registered',
      'equipment.shuffler',
      'WA-RP-EQ#2',
    ],
    [
      'a device that reshuffles where the document knows none',
      SD,
      (d) => (d.equipment.shuffler.reshuffles = true),
      'reshuffling-device',
      'equipment.shuffler.reshuffles',
      'baize:house-rules',
    ],
    [
      '[MD-HCF-2D(1), AMB-45] no drop box',
      MD,
      (d) => delete d.equipment.dropBox,
      'equipment-missing',
      'equipment.tipBox',
      'MD-HCF-2D(1)',
    ],
    [
      '[MD-HCF-2D(1)#2] no tip box',
      MD,
      (d) => delete d.equipment.tipBox,
      'equipment-missing',
      'equipment.tipBox',
      'MD-HCF-2D(1)',
    ],
    [
      '[MD-HCF-2D(2)] no discard rack',
      MD,
      (d) => delete d.equipment.discardRack,
      'equipment-missing',
      'equipment.discardRack',
      'MD-HCF-2D(2)',
    ],
    [
      '[MD-HCF-2C(1)] no device at some position',
      MD,
      (d) => (d.equipment.progressiveSystem.deviceAtEveryPosition = false),
      'equipment-missing',
      'equipment.progressiveSystem.deviceAtEveryPosition',
      'MD-HCF-2C(1)',
    ],
    [
      '[MD-HCF-2C(2)] a controller that does not lock',
      MD,
      (d) => (d.equipment.progressiveSystem.locksAtNoMoreBets = false),
      'equipment-missing',
      'equipment.progressiveSystem.locksAtNoMoreBets',
      'MD-HCF-2C(2)',
    ],
    [
      '[SD-CSP-1#2] no signage',
      CSP,
      (d) => delete d.equipment.jackpotSignage,
      'equipment-missing',
      'equipment.jackpotSignage',
      'SD-CSP-1#2',
    ],
  ]);

  it('[SD-CSP-1#2] without its electronic equipment a Caribbean Stud table cannot open', () => {
    const found = errorsOf(changed(CSP, (d) => delete d.equipment.progressiveSystem));
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ cite }) => cite)).toContain('SD-CSP-1#2');
    for (const { code } of found) expect(code).toBe('equipment-missing');
  });

  it('without the progressive nothing of it is asked for', () => {
    const plain = (d: Draft): void => {
      delete d.paytables.progressive;
      delete d.jackpots;
      delete d.equipment.sensors;
      delete d.equipment.progressiveSystem;
      delete d.equipment.jackpotSignage;
    };
    expect(errorsOf(changed(MD, plain))).toEqual([]);
    expect(errorsOf(changed(SD, plain))).toEqual([]);
  });

  it('[MD-HCF-9A(1)] dealing from the hand with a shuffler stands', () => {
    expect(errorsOf(changed(MD, (d) => (d.equipment.dealing = 'hand')))).toEqual([]);
  });

  const system = (id: typeof WA | typeof MD, change: (system: Draft) => void) =>
    errorsOf(changed(id, (d) => change(d.equipment.progressiveSystem))).map(
      ({ code, path, cite }) => [code, path, cite],
    );

  it.each([
    'Homebrew meter 1.0, Wi-Fi',
    'Andromeda Bonus Jackpot System, Series 3c',
    'Andromeda Bonus Jackpot System, Series 3',
    'Andromeda Bonus Jackpot System, Series 2z',
    'Andromeda Bonus Jackpot System',
    'Andromeda with Wi-Fi Series 3d',
    'Andromedary Bonus Jackpot System, Series 3d',
  ])('[WA-RP-EQ#1] jackpots do not run on "%s"', (model) => {
    expect(system(WA, (one) => (one.model = model))).toEqual([
      ['not-the-jackpot-system', 'equipment.progressiveSystem.model', 'WA-RP-EQ#1'],
    ]);
    expect(system(MD, (one) => (one.model = model))).toEqual([]);
  });

  it.each([
    'Andromeda Bonus Jackpot System Series 3d',
    'Galaxy Gaming Andromeda Bonus Jackpot System, Series 3E',
    'Andromeda 4',
    'Andromeda Series 10a',
  ])('[WA-RP-EQ#1] jackpots run on "%s"', (model) => {
    expect(system(WA, (one) => (one.model = model))).toEqual([]);
  });

  it.each([
    ['on a network', (one: Draft) => (one.displayOnNetwork = true)],
    ['of which nobody says that it is on none', (one: Draft) => delete one.displayOnNetwork],
  ])('[WA-RP-EQ#1] no display %s', (_what, change) => {
    expect(system(WA, change)).toEqual([
      ['display-on-network', 'equipment.progressiveSystem.displayOnNetwork', 'WA-RP-EQ#1'],
    ]);
  });
});
