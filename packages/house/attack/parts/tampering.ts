import { onTestFinished } from 'vitest';
import { auditsOf, KINDS } from '../../test/audit/support/kinds-of-tampering.js';
import { forgetHouse } from '../../test/audit/support/tampered-house.js';
import type { Part } from '../attack.js';

/** Every kind of tampering with a stored house is found by an audit, or is listed with why it cannot be. */
export const tampering: Part = {
  name: 'tampering',
  quick: false,
  run: async (attack) => {
    onTestFinished(forgetHouse);
    const alone = attack.row(
      'kinds of tampering, audited without seals',
      'neither found nor explained',
    );
    const sealed = attack.row(
      'kinds of tampering, audited with seals kept elsewhere',
      'neither found nor explained',
    );
    const explained = { alone: 0, sealed: 0 };
    for (const one of KINDS) {
      const audits = await auditsOf(one);
      const wanted = { alone: one.found, sealed: one.sealed ?? one.found };
      for (const how of ['alone', 'sealed'] as const) {
        const expected = wanted[how];
        if (typeof expected !== 'string') explained[how] += 1;
        const right =
          typeof expected === 'string' ? audits[how] === expected : audits[how] === null;
        const row = how === 'alone' ? alone : sealed;
        row.check(right ? null : `${one.kind}: ${audits[how] ?? 'nothing'}`);
      }
    }
    alone.note(`${explained.alone} cannot show there, each with its reason`);
    sealed.note(`${explained.sealed} cannot show there, each with its reason`);
  },
};
