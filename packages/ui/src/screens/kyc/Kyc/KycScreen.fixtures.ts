import { fn } from 'storybook/test';
import type { Remote } from '../../../remote';
import type { DocumentType, Kyc, KycDocument, RequiredDocument } from './kycProgress';
import type { KycScreenProps } from './KycScreen';
import { ready } from '../../../remote.fixtures';

export const required: readonly RequiredDocument[] = [
  { type: 'identity', names: ['Passport', 'National ID', 'Driving Licence'] },
  { type: 'address', names: ['Utility Bill', 'Bank Statement'] },
  { type: 'photo', names: ['photo'] },
];

const names: Record<DocumentType, [name: string, number: string]> = {
  identity: ['Passport', 'A1234567'],
  address: ['Utility Bill', 'UB20261004'],
  photo: ['photo', ''],
};

export const sent = (
  type: DocumentType,
  status: KycDocument['status'] = 'pending',
  more: Partial<KycDocument> = {},
): KycDocument => ({
  id: `${type}-${status}`,
  type,
  otherType: '',
  name: names[type][0],
  number: names[type][1],
  status,
  remarks: '',
  createdAt: '2026-11-18T13:20:00Z',
  ...more,
});

export const toKyc = (documents: readonly KycDocument[], verified = false): Remote<Kyc> =>
  ready({ verified, documents });

export const notSharp = 'The photo is not sharp. Please take it again in daylight.';

export const kycArgs = {
  required: ready(required),
  kyc: toKyc([sent('identity')]),
  now: Date.parse('2026-11-18T15:20:00Z'),
  upload: { state: 'idle' },
  onUpload: fn<KycScreenProps['onUpload']>(),
  onUploadCancel: fn(),
} satisfies KycScreenProps;
