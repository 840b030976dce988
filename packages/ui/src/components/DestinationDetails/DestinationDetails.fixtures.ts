import type { DestinationDetailsProps } from './DestinationDetails';

type Set = DestinationDetailsProps['destination'];

export const toAddress: Set = {
  kind: 'crypto',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  network: 'USDT BEP20',
};

export const toBank: Set = {
  kind: 'bank',
  holder: 'Ravi Sharma',
  bank: 'State Bank of India',
  account: '00123456789',
  ifsc: 'SBIN0001234',
};
