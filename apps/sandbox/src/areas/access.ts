import { asc } from 'drizzle-orm';
import { type Handlers, openOperation } from '../contract/operation';
import { findMember, memberCount } from '../access/members';
import { isReserved } from '../access/names';
import { countries } from '../data/schema/catalogue';
import { getSettings, storedSettings } from '../data/settings';
import { statement } from '../data/statement';
import { forgetPassword, resendOtp, verifyEmail } from './access/codes';
import { register } from './access/register';
import { login, loginAsUser, logout, preLogin } from './access/signIn';

const listCountries = openOperation<'listCountries'>(async (_input, { services: { db } }) => {
  const data = await db
    .select({ id: countries.id, name: countries.name, calling_code: countries.callingCode })
    .from(countries)
    .orderBy(asc(countries.name));
  return { status: true, data };
});

const readPreRegister = statement('pre-register')((db) => ({
  stored: storedSettings(db),
  members: memberCount(db),
}));

/** A §3: the required fields of a registration, and the trees of the plan (D14). */
const getPreRegister = openOperation<'getPreRegister'>(async (_input, { services: { db } }) => {
  const { stored, members } = await readPreRegister(db, {});
  const { binary, single_leg, email_required } = getSettings(stored);
  return {
    status: true,
    binary,
    single_leg,
    user_count: members[0]?.total ?? 0,
    email_required,
  };
});

/** 'Available' means that the name is free (D32). */
const checkUsername = openOperation<'checkUsername'>(async ({ params }, { services: { db } }) => {
  const isTaken = isReserved(params.username) || (await findMember(db, params.username)) !== undefined;
  return { status: true, data: isTaken ? 'Not Available' : 'Available' };
});

/** 'Available' means that the sponsor exists (D32). */
const checkSponsor = openOperation<'checkSponsor'>(async ({ params }, { services: { db } }) => {
  const member = await findMember(db, params.username);
  return member
    ? { status: true, data: 'Available', info: member.name }
    : { status: true, data: 'Not Available' };
});

export const accessHandlers = {
  listCountries,
  getPreRegister,
  checkUsername,
  checkSponsor,
  register,
  preLogin,
  login,
  loginAsUser,
  verifyEmail,
  resendOtp,
  forgetPassword,
  logout,
} satisfies Partial<Handlers>;
