import { assertNever } from '@baize/result';
import { bySoftware } from '@baize/rulebook';
import type { Decision } from './checks.js';
import { countChips, resolveCount } from './chip-count.js';
import type { MeterCommand } from './commands.js';
import { adjust, recoverSeed } from './corrections.js';
import { discontinue, transferIn, transferOut } from './ending.js';
import { passGate, payHit, rejectHit, unkeyWinner, verifyHit } from './hits.js';
import { keyWinners } from './key-winners.js';
import { petition, recordDecision, reduceCriteria } from './petitions.js';
import { refuse } from './refusal.js';
import { acceptWagers, contribute, lockSensors, resetSensors } from './sensors.js';
import { changeTerms, linkTable, modifyPrize, open, unlinkTable } from './set-up.js';
import type { MeterState } from './state.js';
import type { MeterRules } from './terms.js';

/** What a command does to a jackpot: events for its stream, or a refusal with its clause. */
export const decide = (rules: MeterRules, state: MeterState, command: MeterCommand): Decision => {
  if (state.phase === 'unopened') {
    return command.type === 'Open'
      ? open(rules, command)
      : refuse('not-open', 'this jackpot is not open yet', bySoftware('orders'));
  }
  switch (command.type) {
    case 'Open':
      return refuse('already-open', `the jackpot ${state.jackpot} is open`, bySoftware('orders'));
    case 'LinkTable':
      return linkTable(rules, state, command);
    case 'UnlinkTable':
      return unlinkTable(state, command);
    case 'ChangeTerms':
      return changeTerms(rules, state, command);
    case 'ModifyPrize':
      return modifyPrize(rules, state, command);
    case 'AcceptWagers':
      return acceptWagers(rules, state, command);
    case 'LockSensors':
      return lockSensors(rules, state, command);
    case 'CountChips':
      return countChips(rules, state, command);
    case 'ResolveCount':
      return resolveCount(rules, state, command);
    case 'Contribute':
      return contribute(rules, state, command);
    case 'ResetSensors':
      return resetSensors(rules, state, command);
    case 'KeyWinners':
      return keyWinners(rules, state, command);
    case 'UnkeyWinner':
      return unkeyWinner(rules, state, command);
    case 'PassGate':
      return passGate(rules, state, command);
    case 'VerifyHit':
      return verifyHit(rules, state, command);
    case 'RejectHit':
      return rejectHit(rules, state, command);
    case 'PayHit':
      return payHit(rules, state, command);
    case 'Adjust':
      return adjust(rules, state, command);
    case 'RecoverSeed':
      return recoverSeed(rules, state, command);
    case 'Petition':
      return petition(rules, state, command);
    case 'RecordDecision':
      return recordDecision(rules, state, command);
    case 'ReduceCriteria':
      return reduceCriteria(rules, state, command);
    case 'TransferOut':
      return transferOut(rules, state, command);
    case 'TransferIn':
      return transferIn(rules, state, command);
    case 'Discontinue':
      return discontinue(rules, state, command);
    default:
      return assertNever(command);
  }
};
