import { Option } from 'commander';

export const dataOption = (): Option =>
  new Option('--data <folder>', 'the folder of the house').default('./baize-data');
