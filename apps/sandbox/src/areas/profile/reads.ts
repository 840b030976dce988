import { eq } from 'drizzle-orm';
import { generateURI } from 'otplib';
import { getMember, type Member } from '../../access/members';
import type { Session } from '../../access/sessions';
import { memberOperation } from '../../contract/operation';
import { notFound } from '../../contract/refusal';
import type { Db } from '../../data/database';
import { profiles } from '../../data/schema/members';

async function profileOf(db: Db, memberId: number): Promise<typeof profiles.$inferSelect> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.memberId, memberId));
  if (!profile) throw notFound();
  return profile;
}

/** The setup text of an authenticator, as long as it is not in force: the member's own, to draw a QR of (D51). */
const setupText = ({ totpEnabled, totpSecret, username }: Member) =>
  totpEnabled || totpSecret === null
    ? null
    : generateURI({ issuer: 'Member Portal', label: username, secret: totpSecret });

/** A §3: the member with its profile. */
async function describe(db: Db, member: Member, { kind }: Session) {
  const profile = await profileOf(db, member.id);
  return {
    username: member.username,
    email: member.email,
    name: member.name,
    email_verified_at: member.emailVerifiedAt?.toISOString() ?? null,
    status_2fa: member.totpEnabled ? 1 : 0,
    // Who is signed in as somebody else must not take their authenticator over (T5).
    image_2fa: kind === 'impersonation' ? null : setupText(member),
    profile: {
      id: profile.memberId,
      user_id: member.id,
      avatar: profile.avatar,
      phone: member.phone,
      gender: profile.gender,
      dob: profile.dob,
      address_line1: profile.addressLine1,
      address_line2: profile.addressLine2,
      landmark: profile.landmark,
      city: profile.city,
      state: profile.state,
      country: member.countryId,
      pincode: profile.pincode,
      tax_id: profile.taxId,
      withdraw_type: profile.withdrawType,
      holder_name: profile.holderName,
      bank_name: profile.bankName,
      ac_no: profile.acNo,
      ifsc: profile.ifsc,
      withdrawal_coin: profile.withdrawalCoin,
      withdrawal_address: profile.withdrawalAddress,
      trading_username: profile.tradingUsername,
      trading_platform: profile.tradingPlatform,
      trading_account: profile.tradingAccount,
      trading_pass: profile.tradingPass,
      investor_password: profile.investorPassword,
      trading_server: profile.tradingServer,
      trading_file: profile.tradingFile,
      auth_type: member.authType,
    },
  };
}

export const getUser = memberOperation(async (_input, { session, services: { db } }) => ({
  status: true,
  data: await describe(db, await getMember(db, session.memberId), session),
}));

/** Like `user`, for the member's own name; another's is not there (T19, D108). */
export const getProfile = memberOperation(
  async ({ query }: { query: { username?: string } }, { session, services: { db } }) => {
    const member = await getMember(db, session.memberId);
    const asked = query.username ?? member.username;
    if (asked.toLowerCase() !== member.username.toLowerCase()) throw notFound();
    return { status: true, data: await describe(db, member, session) };
  },
);

export const getPicture = memberOperation(async (_input, { session, services: { db } }) => ({
  status: true,
  data: (await profileOf(db, session.memberId)).avatar,
}));

/** A §4: how the member confirms actions, and what else is set up. */
export const getAuthentication = memberOperation(async (_input, { session, services: { db } }) => {
  const { authType, totpEnabled, pinHash } = await getMember(db, session.memberId);
  return {
    status: true,
    data: authType,
    more_details: { authenticator: totpEnabled ? 1 : 0, mpin: pinHash === null ? 0 : 1 },
  };
});
