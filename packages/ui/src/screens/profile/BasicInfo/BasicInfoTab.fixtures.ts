import { fn } from 'storybook/test';
import type { BasicInfoTabProps } from './BasicInfoTab';
import type { MemberDetails } from './Details/detailsSchema';

const countries = [
  { id: '161', name: 'Nigeria', callingCode: '+234' },
  { id: '44', name: 'Czechia', callingCode: '+420' },
  { id: '177', name: 'Portugal', callingCode: '+351' },
];

export const amara: MemberDetails = {
  name: 'Amara Okafor',
  email: 'amara@mail.example',
  gender: 'female',
  dob: '1991-05-30',
  country: '161',
  phone: '2348012345678',
  addressLine1: '12 Marina Road',
  addressLine2: '',
  landmark: 'Opposite the lighthouse',
  city: 'Lagos',
  state: 'Lagos',
  pincode: '101001',
  taxId: '',
};

const blank = Object.fromEntries(Object.keys(amara).map((field) => [field, ''])) as unknown as MemberDetails;

/** A member's data right after registration. */
export const newcomer: MemberDetails = {
  ...blank,
  name: 'Tomas Novak',
  email: 'tomas@mail.example',
  country: '44',
  phone: '420601123456',
};

export const basicInfoArgs = {
  username: 'amara21',
  member: { state: 'ready', data: { details: amara, emailLocked: true, emailVerified: true } },
  countries: { state: 'ready', data: countries },
  avatar: { form: { busy: false, saved: 0 } },
  form: { busy: false, saved: 0 },
  onSave: fn(),
  onAvatarSelect: fn(),
} satisfies BasicInfoTabProps;
