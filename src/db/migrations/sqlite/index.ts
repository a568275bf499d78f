import * as migration_20261121_081624_initial from './20261121_081624_initial';
import * as migration_20261121_084933_notifications from './20261121_084933_notifications';

export const migrations = [
  {
    up: migration_20261121_081624_initial.up,
    down: migration_20261121_081624_initial.down,
    name: '20261121_081624_initial',
  },
  {
    up: migration_20261121_084933_notifications.up,
    down: migration_20261121_084933_notifications.down,
    name: '20261121_084933_notifications'
  },
];
