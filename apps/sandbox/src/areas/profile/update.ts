import type { Sentence } from '../../api/languages/sentence';
import { eq } from 'drizzle-orm';
import { makeFreezeUrl } from '../../access/freezeLinks';
import { getMember, type Member } from '../../access/members';
import { isAddressLine, isLegible, isName, isLocality, tidy } from '../../access/names';
import { requireCountry } from '../../access/requireCountry';
import { requireStepUp } from '../../access/stepUp';
import { memberOperation } from '../../contract/operation';
import type { Body } from '../../contract/operationTypes';
import { invalid } from '../../api/refusal';
import { members, profiles } from '../../data/schema/members';
import { wordChangedMessage } from '../../mail/messages';
import { toProfile } from './reads';

const firstYear = 1900;

/** Whether a YYYY-MM-DD text is a calendar day on which a living person was born (D57). */
function isBirthDate(text: string, now: Date): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  return day.getUTCFullYear() >= firstYear && day.getTime() <= now.getTime();
}

const texts = {
  address_line1: 'addressLine1',
  address_line2: 'addressLine2',
  landmark: 'landmark',
  city: 'city',
  state: 'state',
  pincode: 'pincode',
  tax_id: 'taxId',
  anti_phishing_word: 'antiPhishingWord',
} as const;
const isValid: Partial<Record<keyof typeof texts, (text: string) => boolean>> = {
  address_line1: isAddressLine,
  address_line2: isAddressLine,
  landmark: isLocality,
  city: isLocality,
  state: isLocality,
};
const textFields = Object.keys(texts) as (keyof typeof texts)[];

type Edited = Body<'updateProfile'>;

/** The faults of each field that the contract's patterns can't express. */
function getFaults(edited: Edited, member: Member, now: Date): Record<string, Sentence[]> {
  const wrong: string[] = textFields.filter(
    (field) => !(isValid[field] ?? isLegible)(tidy(edited[field] ?? '')),
  );
  if (edited.name !== undefined && !isName(tidy(edited.name))) wrong.push('name');
  if (edited.dob && !isBirthDate(edited.dob, now)) wrong.push('dob');
  const faults = Object.fromEntries(
    wrong.map((field): [string, Sentence[]] => [
      field,
      [`The ${field.replaceAll('_', ' ')} field is invalid.`],
    ]),
  );
  // The e-mail verifies a member who lost the password. Only support can change it (D57).
  const isSame = edited.email === undefined || edited.email.toLowerCase() === member.email.toLowerCase();
  return isSame ? faults : { ...faults, email: ['You can’t change the email here.'] };
}

/** A §5, D57: absent fields stay and empty texts clear. An e-mail is accepted if it is the member's own. */
export const updateProfile = memberOperation<'updateProfile'>(async ({ body }, { session, services }) => {
  const { memberId } = session;
  const { db, clock, mailer } = services;
  const member = await getMember(db, memberId);
  const faults = getFaults(body, member, clock.now());
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const word = body.anti_phishing_word === undefined ? undefined : tidy(body.anti_phishing_word) || null;
  const changesWord = word !== undefined && word !== (await toProfile(db, memberId)).antiPhishingWord;
  // The word shows that a mail is ours, so an intruder in an open session must not set it (T29).
  if (changesWord) await requireStepUp(services, { member, session }, body);
  const { name, phone, country, gender, dob } = body;
  const countryId = country === undefined ? undefined : await requireCountry(db, country);
  const account = {
    ...(name !== undefined && { name: tidy(name) }),
    ...(phone !== undefined && { phone }),
    ...(countryId !== undefined && { countryId }),
  };
  const given = textFields.filter((field) => body[field] !== undefined);
  const profile = {
    ...Object.fromEntries(given.map((field) => [texts[field], tidy(body[field] ?? '') || null])),
    ...(gender !== undefined && { gender: gender || null }),
    ...(dob !== undefined && { dob: dob || null }),
  };
  await db.transaction(async (tx) => {
    if (Object.keys(account).length > 0)
      await tx.update(members).set(account).where(eq(members.id, memberId));
    if (Object.keys(profile).length > 0)
      await tx.update(profiles).set(profile).where(eq(profiles.memberId, memberId));
  });
  if (changesWord)
    await mailer.send(db, wordChangedMessage(member, await makeFreezeUrl(db, services, memberId)));
  return { status: true, message: 'Changes saved.' };
});
