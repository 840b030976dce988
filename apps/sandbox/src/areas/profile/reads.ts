import { eq } from 'drizzle-orm';
import { generateURI } from 'otplib';
import { getMember, type Member } from '../../access/members';
import type { Session } from '../../access/sessions';
import { setupSecret } from '../../access/totp';
import { memberOperation } from '../../contract/operation';
import { notFound } from '../../contract/refusal';
import type { Db } from '../../data/database';
import { profiles } from '../../data/schema/members';

export async function profileOf(db: Db, memberId: number): Promise<typeof profiles.$inferSelect> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.memberId, memberId));
  if (!profile) throw notFound();
  return profile;
}

/** The setup text of an authenticator, as long as it is not in force: the member's own, to draw a QR of (D51). */
const setupText = async (db: Db, member: Member) =>
  member.totpEnabled
    ? null
    : generateURI({
        issuer: 'Member Portal',
        label: member.username,
        secret: await setupSecret(db, member),
      });

/** A §3: the member with its profile. */
async function describe(db: Db, member: Member, { kind }: Session) {
  const profile = await profileOf(db, member.id);
  // Who is signed in as somebody else must not take their authenticator or their trading account over (T5).
  const isOwn = kind === 'session';
  return {
    username: member.username,
    email: member.email,
    name: member.name,
    email_verified_at: member.emailVerifiedAt?.toISOString() ?? null,
    status_2fa: member.totpEnabled ? 1 : 0,
    image_2fa: isOwn ? await setupText(db, member) : null,
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
      trading_pass: isOwn ? profile.tradingPass : null,
      investor_password: isOwn ? profile.investorPassword : null,
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
