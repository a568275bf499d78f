import * as migration_20261121_081624_initial from './20261121_081624_initial';

export const migrations = [
  {
    up: migration_20261121_081624_initial.up,
    down: migration_20261121_081624_initial.down,
    name: '20261121_081624_initial'
  },
];
