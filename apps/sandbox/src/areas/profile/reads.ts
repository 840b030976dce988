import { eq } from 'drizzle-orm';
import { generateURI } from 'otplib';
import { maxPasskeys, withdrawalHoldHours } from '../../access/limits';
import { getMember, type Member } from '../../access/members';
import { countRecoveryCodes } from '../../access/authenticator/recoveryCodes';
import { listPasskeys, relyingParty } from '../../access/authenticator/passkeys';
import { findReview } from '../../access/rescue/review';
import type { Session } from '../../access/sessions';
import { newSetupSecret } from '../../access/authenticator/totp';
import { memberOperation } from '../../contract/operation';
import type { Services } from '../../contract/services';
import { notFound } from '../../api/refusal';
import type { Db } from '../../data/database';
import { profiles } from '../../data/schema/members';
import type { Schema } from '../../api/schema';

export async function toProfile(db: Db, memberId: number): Promise<typeof profiles.$inferSelect> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.memberId, memberId));
  if (!profile) throw notFound();
  return profile;
}

/** The setup text for a QR code while no authenticator is in force. Each read has a new secret (D51, T29). */
const setupText = async ({ db, clock }: Services, member: Member, sessionId: number) =>
  member.totpEnabled
    ? null
    : generateURI({
        issuer: 'Member Portal',
        label: member.username,
        secret: await newSetupSecret(db, sessionId, clock.now()),
      });

async function describePasskeys({ db, publicUrl }: Services, memberId: number): Promise<Schema<'Passkeys'>> {
  const kept = await listPasskeys(db, memberId);
  const list = kept.map(({ id, device, createdAt, usedAt }) => ({
    ...{ id, name: device },
    ...{ created_at: createdAt.toISOString(), used_at: usedAt?.toISOString() ?? null },
  }));
  return { rp_id: relyingParty(publicUrl()).id, max: maxPasskeys, list };
}

async function describeReview(db: Db, memberId: number): Promise<Schema<'AccessReview'>> {
  const items = await findReview(db, memberId);
  if (!items) return null;
  return {
    items: items.map(({ id, kind, name, createdAt, usedAt, inUse }) => ({
      ...{ id, kind, name, in_use: inUse ? (1 as const) : (0 as const) },
      ...{ created_at: createdAt?.toISOString() ?? null, used_at: usedAt?.toISOString() ?? null },
    })),
  };
}

/** A §3: the member with the profile. */
async function describe(
  services: Services,
  member: Member,
  { id: sessionId, kind }: Session,
): Promise<Schema<'User'>> {
  const profile = await toProfile(services.db, member.id);
  // An operator signed in as the member must not take over their authenticator or trading account (T5).
  const isOwn = kind === 'session';
  return {
    username: member.username,
    email: member.email,
    name: member.name,
    email_verified_at: member.emailVerifiedAt?.toISOString() ?? null,
    status_2fa: member.totpEnabled ? 1 : 0,
    withdrawal_hold_hours: withdrawalHoldHours,
    image_2fa: isOwn ? await setupText(services, member, sessionId) : null,
    recovery_codes_left:
      isOwn && member.totpEnabled ? await countRecoveryCodes(services.db, member.id) : null,
    // Shown before a code only, because anyone who reads it can write mails that look like ours (T29).
    ...(isOwn && { has_anti_phishing_word: profile.antiPhishingWord === null ? (0 as const) : (1 as const) }),
    ...(isOwn && {
      passkeys: await describePasskeys(services, member.id),
      access_review: await describeReview(services.db, member.id),
    }),
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

export const getUser = memberOperation<'getUser'>(async (_input, { session, services }) => ({
  status: true,
  data: await describe(services, await getMember(services.db, session.memberId), session),
}));

/** Like `user`, for the member's own name. Others are not found (T19, D108). */
export const getProfile = memberOperation<'getProfile'>(async ({ query }, { session, services }) => {
  const member = await getMember(services.db, session.memberId);
  const asked = query.username ?? member.username;
  if (asked.toLowerCase() !== member.username.toLowerCase()) throw notFound();
  return { status: true, data: await describe(services, member, session) };
});
