import { profileMessages } from '@portal/ui/screens/profile/messages';
import { translateCountry } from '@portal/ui/text/countries/countryNames';
import { formatSheetDate } from '@portal/ui/text/format/dates';
import { fileMessages, logTitles } from '@portal/ui/text/columnTitles';
import { profileTexts } from '@portal/ui/text/messages';
import { askOffered } from '@portal/portal-core/exports/askOffered';
import { toFileTable, type FileColumn, type FileTable } from '@portal/portal-core/exports/fileColumns';
import type { ArchiveSource } from '@portal/portal-core/exports/readArchive';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseText } from '@portal/portal-core/fromApi/parse';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { profileApi } from './profile.api';
import { toBroker, toDestination, toMember } from './profile.mappers';
import { parseAuthType } from './shell/shell.mappers';
import { toPasskeys } from './security/passkeys.mappers';
import { securityApi } from './security/security.api';
import { toSessions } from './security/sessions.mappers';

const current = { forceRefetch: true, subscribe: false };

interface ProfileAnswers {
  user: Answer<'/user'>;
  authentication: Answer<'/authentication'>;
  countries: Answer<'/country'>;
}

/** The name of the member's country, or its id. */
function toCountry({ user, countries }: ProfileAnswers): string {
  const id = toMember(user).details.country;
  const found = parseRows(countries).find((row) => parseText(row.id) === id);
  const name = found && parseText(found.name);
  return name === undefined ? id : translateCountry(name);
}

const toBank = ({ user }: ProfileAnswers) => {
  const destination = toDestination(user);
  return destination.kind === 'bank' ? destination : undefined;
};
const toCrypto = ({ user }: ProfileAnswers) => {
  const destination = toDestination(user);
  return destination.kind === 'crypto' ? destination : undefined;
};
const toDetail =
  (name: keyof ReturnType<typeof toMember>['details']) =>
  ({ user }: ProfileAnswers) =>
    toMember(user).details[name];

/**
 * The fields of the profile that leave in a file (D152): a closed list, without passwords, set-up secrets and the
 * anti-phishing word (T29, T49).
 */
const profileFields: readonly FileColumn<ProfileAnswers>[] = [
  {
    title: fileMessages.username,
    cell: ({ user }) => parseText(parseFields(parseFields(user).data).username),
  },
  { title: profileMessages.name, cell: toDetail('name') },
  { title: profileMessages.email, cell: toDetail('email') },
  {
    title: fileMessages.emailVerified,
    cell: ({ user }) => formatSheetDate(parseText(parseFields(parseFields(user).data).email_verified_at)),
  },
  { title: profileMessages.gender, cell: toDetail('gender') },
  { title: profileMessages.dateOfBirth, cell: toDetail('dob') },
  { title: profileMessages.phone, cell: toDetail('phone') },
  { title: profileMessages.country, cell: toCountry },
  { title: profileMessages.addressLine1, cell: toDetail('addressLine1') },
  { title: profileMessages.addressLine2, cell: toDetail('addressLine2') },
  { title: profileMessages.landmark, cell: toDetail('landmark') },
  { title: profileMessages.city, cell: toDetail('city') },
  { title: profileMessages.state, cell: toDetail('state') },
  { title: profileMessages.pincode, cell: toDetail('pincode') },
  { title: profileMessages.taxId, cell: toDetail('taxId') },
  { title: profileTexts.authentication, cell: ({ authentication }) => parseAuthType(authentication) },
  { title: profileMessages.withdrawalAddress, cell: (answers) => toCrypto(answers)?.address },
  { title: profileMessages.network, cell: (answers) => toCrypto(answers)?.network },
  { title: fileMessages.accountHolder, cell: (answers) => toBank(answers)?.holder },
  { title: fileMessages.bank, cell: (answers) => toBank(answers)?.bank },
  { title: fileMessages.accountNumber, cell: (answers) => toBank(answers)?.account },
  { title: fileMessages.ifsc, cell: (answers) => toBank(answers)?.ifsc },
  { title: profileMessages.tradingUsername, cell: ({ user }) => toBroker(user).username },
  { title: profileMessages.tradingPlatform, cell: ({ user }) => toBroker(user).platform },
  { title: profileMessages.tradingAccount, cell: ({ user }) => toBroker(user).account },
  { title: profileMessages.tradingServer, cell: ({ user }) => toBroker(user).server },
];

/** The profile, a field a line. */
const toProfileTable = (answers: ProfileAnswers): FileTable =>
  toFileTable<FileColumn<ProfileAnswers>>(
    [
      { title: fileMessages.field, cell: ({ title }) => title },
      { title: fileMessages.value, cell: ({ cell }) => cell(answers) },
    ],
    profileFields,
  );

export const readProfile: ArchiveSource = async ({ dispatch }) => {
  const { getUser, getAuthentication, listCountries } = profileApi.endpoints;
  const [user, authentication, countries] = await Promise.all([
    dispatch(getUser.initiate(undefined, current)).unwrap(),
    dispatch(getAuthentication.initiate(undefined, current)).unwrap(),
    dispatch(listCountries.initiate(undefined, { subscribe: false })).unwrap(),
  ]);
  return toProfileTable({ user, authentication, countries });
};

/** The devices that are signed in. */
export const readSessions: ArchiveSource = async ({ dispatch }) => {
  const asked = dispatch(securityApi.endpoints.listSessions.initiate(undefined, current)).unwrap();
  const body = await askOffered(asked);
  return (
    body &&
    toFileTable(
      [
        { title: logTitles.device, cell: ({ device }) => device },
        { title: logTitles.ip, cell: ({ ip }) => ip },
        { title: fileMessages.signedIn, cell: ({ at }) => at, kind: 'moment' },
      ],
      toSessions(body),
    )
  );
};

/** The devices with a passkey. */
export const readPasskeys: ArchiveSource = async ({ dispatch }) => {
  const body = await dispatch(
    profileApi.endpoints.getUser.initiate(undefined, { subscribe: false }),
  ).unwrap();
  const passkeys = toPasskeys(body);
  return (
    passkeys &&
    toFileTable(
      [
        { title: logTitles.device, cell: ({ name }) => name },
        { title: fileMessages.added, cell: ({ addedAt }) => addedAt, kind: 'moment' },
        { title: fileMessages.lastUsed, cell: ({ usedAt }) => usedAt ?? undefined, kind: 'moment' },
      ],
      passkeys.list,
    )
  );
};
