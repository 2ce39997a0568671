import { describe, expect, test } from 'vitest';
import { Attack } from '../../attack/attack.js';
import { PARTS } from '../../attack/parts/index.js';
import { findingsText } from '../../attack/report.js';

describe('The attack, in its quick form, finds nothing:', () => {
  test.each(PARTS.filter(({ quick }) => quick))('$name', async ({ name, run }) => {
    const attack = new Attack(name, 1, false);
    await run(attack);
    expect(findingsText(attack.rows)).toBe('');
    for (const { what, tries } of attack.rows) expect([what, tries > 0]).toEqual([what, true]);
  });
});
