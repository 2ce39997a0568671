import {
  decodeHouseRules,
  type HouseRules,
  type Rulebook,
  rulebookById,
  rulebookInForce,
} from '@baize/rulebook';
import { notA } from '../bad-input.js';
import { nameOfFile, readJson, type Stdin } from './input-file.js';

export const readHouseRules = (
  file: string,
  stdin: Stdin,
): { readonly house: HouseRules; readonly rulebook: Rulebook } => {
  const decoded = decodeHouseRules(readJson(file, stdin));
  if (!decoded.ok) {
    const flaws = decoded.problems.map(({ message }) => message);
    throw notA('a file of house rules', nameOfFile(file), flaws);
  }
  const house = decoded.value;
  return {
    house,
    rulebook: rulebookInForce(house.rulebook, house.effective) ?? rulebookById(house.rulebook),
  };
};
