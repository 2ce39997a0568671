import type { Declare } from '../declare.js';

/** `baize strategy`: the best thing to do with a hand, counted and not looked up. */
export const declareStrategy: Declare = (baize, act) => {
  baize
    .command('strategy')
    .summary('tell what to do with a hand, and why')
    .description(
      'Tells what to do with a hand: the value of each choice in antes, exactly, how the dealer’s ' +
        'hands split, and why in a sentence. Values are of the ante and of what is added to it; ' +
        'bonus wagers are apart. Caribbean Stud without --up answers for every card that the dealer ' +
        'may show. Ricochet Poker is exact for the last player, and otherwise says how it was found.',
    )
    .argument('<rulebook>', 'a rulebook, as in md/high-card-flush (see: baize rules list)')
    .argument('<cards...>', 'your cards, as in "Ah Kh 9h 4h 2c 3d 5s" or AhKh9h4h2c3d5s')
    .option('--up <card>', 'Caribbean Stud: the card that the dealer shows')
    .option('--dealer <cards>', 'Ricochet Poker: the dealer’s five cards, where you play alone')
    .option('--table <file>', 'Ricochet Poker: the table as JSON, or - for standard input')
    .option('--house <file>', 'by these house rules (otherwise by ready-made ones)')
    .option('--four-colour', 'clubs green and diamonds blue')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize strategy md/high-card-flush Ah Kh 9h 4h 2c 3d 5s\n' +
        '  baize strategy sd/caribbean-stud "As Kd 9h 4c 2s" --up 4d\n' +
        '  baize strategy wa/ricochet-poker "Ac Th" --dealer "Ks 8d 4h 4c 2s"\n' +
        '  baize strategy wa/ricochet-poker "Ac Th" --table table.json\n\n' +
        'A table, amounts in cents:\n' +
        '  { "version": 1, "dealer": "Ks 8d 4h 4c 2s", "ante": 1000, "seats": [\n' +
        '    { "seat": 1, "cards": "9c 8c", "decision": "play", "draw": "Td Ts 2h" },\n' +
        '    { "seat": 2, "cards": "Jd 9h", "decision": "fold" },\n' +
        '    { "seat": 3, "cards": "7s 3d", "dead": true },\n' +
        '    { "seat": 4, "cards": "As Kd" }] }\n' +
        'Who has not acted has no decision. Your cards may lie at a seat or at none.\n' +
        'Whose turn it is, who is out and what the pot holds is worked out.\n\n' +
        'Exit codes: 0 answered; 2 bad input.',
    )
    .action(act(() => import('./run.js')));
};
