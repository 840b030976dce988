import {
  addresses,
  authenticationPath,
  pinSettingsPath,
  twoFactorPath,
  withdrawSettingsPath,
} from '../../../addresses/addresses';
import type { IconName } from '../../../components/Icon/paths';
import { securityMessages as messages } from './messages';
import type { ProtectionName, ProtectionState } from './protections';

/** A missing protection, and the page that adds it. */
export interface Gap {
  icon: IconName;
  title: string;
  note: string;
  way: string;
  /** Absent where the page itself adds it. */
  href?: string;
}

const gaps: Record<ProtectionName, Gap> = {
  authenticator: {
    icon: 'shield',
    title: messages.authenticator,
    note: messages.authenticatorNote,
    way: messages.authenticatorWay,
    href: twoFactorPath,
  },
  recovery: {
    icon: 'file',
    title: messages.recovery,
    note: messages.recoveryNote,
    way: messages.recoveryWay,
    href: twoFactorPath,
  },
  passkey: {
    icon: 'key',
    title: messages.addPasskey,
    note: messages.passkeyNote,
    way: messages.passkeyWay,
  },
  pin: {
    icon: 'key',
    title: messages.pin,
    note: messages.pinNote,
    way: messages.pinWay,
    href: pinSettingsPath,
  },
  email: {
    icon: 'mail',
    title: messages.email,
    note: messages.emailNote,
    way: messages.emailWay,
    href: addresses.profile,
  },
  identity: {
    icon: 'id',
    title: messages.identity,
    note: messages.identityNote,
    way: messages.identityWay,
    href: addresses.kyc,
  },
  address: {
    icon: 'lock',
    title: messages.address,
    note: messages.addressNote,
    way: messages.addressWay,
    href: withdrawSettingsPath,
  },
  word: { icon: 'chat', title: messages.word, note: messages.wordNote, way: messages.wordWay },
};

const ready = {
  note: messages.readyNote,
  way: messages.readyWay,
  href: authenticationPath,
};

export const toGap = (name: ProtectionName, state: ProtectionState | undefined): Gap =>
  state === 'ready'
    ? { ...gaps[name], ...ready, title: name === 'pin' ? messages.pinReady : messages.authenticatorReady }
    : gaps[name];
