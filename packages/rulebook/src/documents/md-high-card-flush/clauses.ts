import { clausesOf } from '../../catalogue/under.js';
import { CLAUSES_1_7 } from './clauses-1-7.js';
import { CLAUSES_8_13 } from './clauses-8-13.js';

export const MD_HCF = clausesOf('MD-HCF', [...CLAUSES_1_7, ...CLAUSES_8_13], {
  // What people do at a table, and what comes of it.
  table: [
    // Wagers and tips.
    '1B(1) 1B(2) 7A 7B 7C 7C(1) 7C(2) 7D 7E 7F(1) 7F(2) 7F(3) 7F(4) 7F(4)(a) 7F(4)(b) 7G 2C(2)',
    '2D(1)#2',
    // Decks and the opening.
    '3A 3B 3B(1) 3B(2) 3B(3) 3B(4) 3B(5) 3C(1) 3C(2) 4A 4B 4C(1) 4C(2) 4C(3) 4D 4E 4F',
    // Shuffling and cutting.
    '5A 5A(1) 5A(2) 5A(3) 5B 5C(1) 5C(2) 5D(1) 5D(2) 5E 5E(1) 5E(2) 5F 5G(1) 5G(2) 5G(3) 5I',
    // Dealing.
    '8B 8C 8C(1) 8C(2)(a) 8C(2)(b) 8C(2)(c) 8D 8E 8F 8G 8H 8I 9A(2) 9A(2)(a) 9A(2)(b) 9A(3)(a)',
    '9A(3)(b) 9A(4)(a) 9A(4)(b) 9A(4)(c) 9B(1) 9B(2) 9B(3) 9C(1) 9C(2) 9D 10A(1) 10A(2)(a)',
    '10A(2)(b) 10A(3)(a) 10A(3)(b) 10A(3)(c) 10B(1) 10B(2) 10B(3)(a) 10B(3)(b) 10C 10D',
    // Decisions.
    '11A(1) 11A(2) 11A(3) 11B 11B(1) 11B(2) 11B(3) 11B(4)(a)',
    // Settling.
    '11B(4)(b) 11B(5) 11B(5)(a) 11B(5)(b) 11B(5)(c) 11B(5)(d)(i) 11B(5)(d)(ii) 11B(5)(d)(iii)',
    '11B(5)(e) 11B(5)(f) 11B(6) 11B(7) 11B(8) 11C 12A 12D',
    // The progressive and envy.
    '11B(9)(a) 11B(9)(b) 11B(9)(c) 11B(9)(d) 11B(9)(e) 11B(9)(e)(i) 11B(9)(e)(ii) 11B(9)(e)(iii)',
    '12E(3) 12E(4)(a) gap-discontinuing',
    // Irregularities.
    '8J 8J(1) 8J(2) 9E 9E(1) 9E(2) 10E 10E(1) 10E(2) 13A 13B 13C 13D 13E 13F 13G 13H 13I 13I(1)',
    '13I(2)',
  ],
  // Ranking, printed tables, layout, equipment, elections, approvals, dates.
  data: [
    '6A 6B 6C 6C(1) 6C(2) 6C(3) 6C(4) 6C(5) 6C(6) 6D(1) 6D(2) 6E 6E(1) 6E(2) 6E(3) 6E(4) 6E(5)',
    '2A 2C(1) 2D(1) 2D(2) 9A(1) 2E 5H 8A 2B(1) 2B(2) 2B(3) 2B(4) 2B(5) 2B(6) 2B(7)(a) 2B(7)(b)',
    '2B(7)(c)(i) 2B(7)(c)(ii) 2B(7)(c)(iii) 2B(7)(d) 2B 12C(7)#1 12B(1) 12B(2) 12B(3) 12B(4)',
    '12B(5) 12B(6) 12B(7) 12B(8) 12B(9) 12B(10) 12B(11) 12B(12) 12B(13) 12B(14) 12B(8)#2 12C(1)',
    '12C(2) 12C(3) 12C(4) 12C(5) 12C(6) 12C(7) 12C(7)#2 12E(1)(a) 12E(1)(b) 12E(1)(c) 12E(1)(d)',
    '12E(1)(e) 12E(2)(a) 12E(2)(b)(i) 12E(2)(b)(ii) 12E(2)(b)(iii) 12E(5)(a) 12E(5)(b) 12E(5)(c)',
    '12E(4)(b) 12B 12C 12E(1) 12E(2)',
  ],
});
