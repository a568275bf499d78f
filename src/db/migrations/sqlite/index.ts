import * as migration_20261121_081624_initial from './20261121_081624_initial';
import * as migration_20261121_084933_notifications from './20261121_084933_notifications';
import * as migration_20261121_090220_fees_trash from './20261121_090220_fees_trash';
import * as migration_20261121_093424_participants_of_event from './20261121_093424_participants_of_event';
import * as migration_20261121_230554_fee_credit from './20261121_230554_fee_credit';
import * as migration_20261121_231332_news_text_pictures from './20261121_231332_news_text_pictures';
import * as migration_20261121_233509_enquiries from './20261121_233509_enquiries';
import * as migration_20261121_234816_nomination from './20261121_234816_nomination';
import * as migration_20261122_060416_event_search from './20261122_060416_event_search';
import * as migration_20261122_062956_no_lock_for_all from './20261122_062956_no_lock_for_all';
import * as migration_20261122_063008_account_links from './20261122_063008_account_links';
import * as migration_20261122_063502_payment_sources from './20261122_063502_payment_sources';
import * as migration_20261122_064841_events_attendance from './20261122_064841_events_attendance';
import * as migration_20261122_092223_attendance_sums from './20261122_092223_attendance_sums';
import * as migration_20261122_093452_attendance_counted from './20261122_093452_attendance_counted';
import * as migration_20261122_153127_attendance_sums_by_status from './20261122_153127_attendance_sums_by_status';
import * as migration_20261122_154453_events_one_index_by_start from './20261122_154453_events_one_index_by_start';
import * as migration_20261123_193818_people_are_told from './20261123_193818_people_are_told';
import * as migration_20261124_000031_place_closures from './20261124_000031_place_closures';
import * as migration_20261124_025344_who_is_told from './20261124_025344_who_is_told';
import * as migration_20261125_044353_on_the_pitch from './20261125_044353_on_the_pitch';
import * as migration_20261126_050056_member_imports from './20261126_050056_member_imports';
import * as migration_20261126_095453_bank_statements from './20261126_095453_bank_statements';
import * as migration_20261126_211518_office from './20261126_211518_office';
import * as migration_20261127_020429_fee_texts from './20261127_020429_fee_texts';
import * as migration_20261127_023528_migration_stages from './20261127_023528_migration_stages';
import * as migration_20261127_024445_former_names from './20261127_024445_former_names';
import * as migration_20261127_102035_migration_acts from './20261127_102035_migration_acts';
import * as migration_20261127_203730_fee_occasions from './20261127_203730_fee_occasions';

export const migrations = [
  {
    up: migration_20261121_081624_initial.up,
    down: migration_20261121_081624_initial.down,
    name: '20261121_081624_initial',
  },
  {
    up: migration_20261121_084933_notifications.up,
    down: migration_20261121_084933_notifications.down,
    name: '20261121_084933_notifications',
  },
  {
    up: migration_20261121_090220_fees_trash.up,
    down: migration_20261121_090220_fees_trash.down,
    name: '20261121_090220_fees_trash',
  },
  {
    up: migration_20261121_093424_participants_of_event.up,
    down: migration_20261121_093424_participants_of_event.down,
    name: '20261121_093424_participants_of_event',
  },
  {
    up: migration_20261121_230554_fee_credit.up,
    down: migration_20261121_230554_fee_credit.down,
    name: '20261121_230554_fee_credit',
  },
  {
    up: migration_20261121_231332_news_text_pictures.up,
    down: migration_20261121_231332_news_text_pictures.down,
    name: '20261121_231332_news_text_pictures',
  },
  {
    up: migration_20261121_233509_enquiries.up,
    down: migration_20261121_233509_enquiries.down,
    name: '20261121_233509_enquiries',
  },
  {
    up: migration_20261121_234816_nomination.up,
    down: migration_20261121_234816_nomination.down,
    name: '20261121_234816_nomination',
  },
  {
    up: migration_20261122_060416_event_search.up,
    down: migration_20261122_060416_event_search.down,
    name: '20261122_060416_event_search',
  },
  {
    up: migration_20261122_062956_no_lock_for_all.up,
    down: migration_20261122_062956_no_lock_for_all.down,
    name: '20261122_062956_no_lock_for_all',
  },
  {
    up: migration_20261122_063008_account_links.up,
    down: migration_20261122_063008_account_links.down,
    name: '20261122_063008_account_links',
  },
  {
    up: migration_20261122_063502_payment_sources.up,
    down: migration_20261122_063502_payment_sources.down,
    name: '20261122_063502_payment_sources',
  },
  {
    up: migration_20261122_064841_events_attendance.up,
    down: migration_20261122_064841_events_attendance.down,
    name: '20261122_064841_events_attendance',
  },
  {
    up: migration_20261122_092223_attendance_sums.up,
    down: migration_20261122_092223_attendance_sums.down,
    name: '20261122_092223_attendance_sums',
  },
  {
    up: migration_20261122_093452_attendance_counted.up,
    down: migration_20261122_093452_attendance_counted.down,
    name: '20261122_093452_attendance_counted',
  },
  {
    up: migration_20261122_153127_attendance_sums_by_status.up,
    down: migration_20261122_153127_attendance_sums_by_status.down,
    name: '20261122_153127_attendance_sums_by_status',
  },
  {
    up: migration_20261122_154453_events_one_index_by_start.up,
    down: migration_20261122_154453_events_one_index_by_start.down,
    name: '20261122_154453_events_one_index_by_start',
  },
  {
    up: migration_20261123_193818_people_are_told.up,
    down: migration_20261123_193818_people_are_told.down,
    name: '20261123_193818_people_are_told',
  },
  {
    up: migration_20261124_000031_place_closures.up,
    down: migration_20261124_000031_place_closures.down,
    name: '20261124_000031_place_closures',
  },
  {
    up: migration_20261124_025344_who_is_told.up,
    down: migration_20261124_025344_who_is_told.down,
    name: '20261124_025344_who_is_told',
  },
  {
    up: migration_20261125_044353_on_the_pitch.up,
    down: migration_20261125_044353_on_the_pitch.down,
    name: '20261125_044353_on_the_pitch',
  },
  {
    up: migration_20261126_050056_member_imports.up,
    down: migration_20261126_050056_member_imports.down,
    name: '20261126_050056_member_imports',
  },
  {
    up: migration_20261126_095453_bank_statements.up,
    down: migration_20261126_095453_bank_statements.down,
    name: '20261126_095453_bank_statements',
  },
  {
    up: migration_20261126_211518_office.up,
    down: migration_20261126_211518_office.down,
    name: '20261126_211518_office',
  },
  {
    up: migration_20261127_020429_fee_texts.up,
    down: migration_20261127_020429_fee_texts.down,
    name: '20261127_020429_fee_texts',
  },
  {
    up: migration_20261127_023528_migration_stages.up,
    down: migration_20261127_023528_migration_stages.down,
    name: '20261127_023528_migration_stages',
  },
  {
    up: migration_20261127_024445_former_names.up,
    down: migration_20261127_024445_former_names.down,
    name: '20261127_024445_former_names',
  },
  {
    up: migration_20261127_102035_migration_acts.up,
    down: migration_20261127_102035_migration_acts.down,
    name: '20261127_102035_migration_acts',
  },
  {
    up: migration_20261127_203730_fee_occasions.up,
    down: migration_20261127_203730_fee_occasions.down,
    name: '20261127_203730_fee_occasions'
  },
];
