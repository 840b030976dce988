import { fn } from 'storybook/test';
import type { BrokerDetails } from './brokerForm';
import type { BrokerTabProps } from './BrokerTab';

export const details: BrokerDetails = {
  username: 'amara21',
  platform: 'MetaTrader 5',
  account: '5012345',
  password: 'trader pass 1',
  investorPassword: 'investor pass 1',
  server: 'Atlas-Live',
};

export const noDetails: BrokerDetails = {
  username: '',
  platform: '',
  account: '',
  password: '',
  investorPassword: '',
  server: '',
};

export const brokerArgs = {
  broker: { state: 'ready', data: details },
  form: { busy: false, saved: 0 },
  onSave: fn(),
} satisfies BrokerTabProps;
