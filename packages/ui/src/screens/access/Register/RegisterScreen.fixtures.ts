import { fn } from 'storybook/test';
import { countries } from '../../../components/CountryField/CountryField.fixtures';
import type { RegisterScreenProps } from './RegisterScreen';

/** A binary plan with members, so every field is required. */
export const registerArgs = {
  plan: { state: 'ready', data: { asksSponsor: true, asksPosition: true } },
  countries: { state: 'ready', data: countries },
  onUsernameEnter: fn(),
  onSponsorEnter: fn(),
  onSubmit: fn(),
} satisfies RegisterScreenProps;

/** Opened by the leader's left link. The sponsor is known. */
export const invited = {
  invitation: { sponsor: 'leader', leg: 'L' },
  sponsorCheck: { name: 'leader', state: 'available', info: 'Amara Okafor' },
} satisfies Partial<RegisterScreenProps>;
