import { asc } from 'drizzle-orm';
import { countMembers, findMember } from '../../access/members';
import { isReserved } from '../../access/reservedNames';
import { openOperation } from '../../contract/operation';
import { countries } from '../../data/schema/catalogue';
import { readSettings } from '../../data/settings';

export const listCountries = openOperation(async (_input, { services: { db } }) => {
  const data = await db
    .select({ id: countries.id, name: countries.name, calling_code: countries.callingCode })
    .from(countries)
    .orderBy(asc(countries.name));
  return { status: true, data };
});

/** A §3: what a registration must ask for, and which trees the plan has (D14). */
export const getPreRegister = openOperation(async (_input, { services: { db } }) => {
  const { binary, single_leg, email_required } = await readSettings(db);
  return {
    status: true,
    binary,
    single_leg,
    user_count: await countMembers(db),
    email_required,
  };
});

interface Named {
  params: { username: string };
}

/** 'Available' means that the name is free (D32). */
export const checkUsername = openOperation(async ({ params }: Named, { services: { db } }) => {
  const isTaken = isReserved(params.username) || (await findMember(db, params.username)) !== undefined;
  return { status: true, data: isTaken ? 'Not Available' : 'Available' };
});

/** 'Available' means that there is such a member (D32). */
export const checkSponsor = openOperation(async ({ params }: Named, { services: { db } }) => {
  const member = await findMember(db, params.username);
  return member
    ? { status: true, data: 'Available', info: member.name }
    : { status: true, data: 'Not Available' };
});
