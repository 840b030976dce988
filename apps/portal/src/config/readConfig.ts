import { capabilities } from '@portal/portal-core/capabilities/capabilities';
import { ownEnv, type Env } from '@portal/portal-core/fromApi/env';
import { isKnownLanguage, type Config } from './config';
import { ConfigFault } from './ConfigFault';
import { addressFault, createReader, isObject, isZone, pathFault } from './readers';

const hex = /^#[0-9a-f]{6}$/i;

const contactFault = (value: string) => (value.startsWith('mailto:') ? '' : addressFault(value));

/** A group of settings without the absent ones. */
const withoutEmpty = (group: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(group).filter(([, value]) => value !== ''));

/** The languages whose texts count, in this order: the member's if it is offered, the operator's default, English. */
const toSpoken = ({ language = 'en', languages = ownEnv.languages }: Config, chosen: string | undefined) =>
  [chosen, language, 'en'].filter(
    (one) => one !== undefined && (one !== chosen || languages.includes(one)),
  ) as string[];

/** The settings for the portal, in the language that a member has chosen; throws one ConfigFault with all errors. */
export function readConfig(json: unknown, chosen?: string): { env: Env; config: Config } {
  if (!isObject(json)) throw new ConfigFault(['It is no JSON object.']);
  const read = createReader(json, toSpoken(json, chosen));
  read.group('explorers', '{ "bep20": "https://bscscan.com/tx/" }');
  read.group('report', '{ "url": "https://faults.example.com/portal" }');
  read.group('risk', '{ "text": "You can lose what you invest." }');
  read.group('features', '{ "teamList": true }');
  read.group('brand', '{ "name": "Northwind Members" }');
  const host = read.text('api', (value) => addressFault(value, true)).replace(/\/+$/, '');
  const images = read.text('images', addressFault).replace(/\/+$/, '');
  const bep20 = read.text('explorers.bep20', addressFault);
  const trc20 = read.text('explorers.trc20', addressFault);
  const zone =
    read.text('zone', (value) => (isZone(value) ? '' : 'is not a zone like Asia/Kolkata')) || 'UTC';
  const issuer = read.spokenText('issuer', (value) =>
    value.length > 200 ? 'is longer than 200 characters' : '',
  );
  const release = read.text('report.release', (value) =>
    /^[\w.+-]{0,40}$/.test(value) ? '' : 'is letters, digits and . + - _, 40 at most',
  );
  const riskText = read.spokenText('risk.text', (value) =>
    value.length > 300 ? 'is longer than 300 characters' : '',
  );
  const riskLink = read.spokenText('risk.link', addressFault);
  const income = read.spokenText('risk.income', addressFault);
  const url = read.text('report.url', addressFault);
  const sample = read.number('report.sample', 0, 1) ?? 1;
  read.oneOf('theme', ['light', 'dark', 'system']);
  const language = read.text('language', (value) =>
    isKnownLanguage(value) ? '' : 'is no language of the portal: en, hi, es, ar',
  );
  const languages = read.list('languages', (value) =>
    isKnownLanguage(value) ? '' : 'names a language that the portal does not have: it has en, hi, es, ar',
  );
  if (languages && !languages.includes(language || 'en'))
    read.say('language', `is none of languages, which are ${languages.join(', ')}`, language || 'en');
  const privacy = read.spokenText('brand.privacy', addressFault);
  const terms = read.spokenText('brand.terms', addressFault);
  const brand = {
    name: read.text('brand.name', (value) => (value.length > 40 ? 'is longer than 40 characters' : '')),
    logo: read.text('brand.logo', pathFault),
    icon: read.text('brand.icon', pathFault),
    manifest: read.text('brand.manifest', pathFault),
    accent: read.text('brand.accent', (value) => (hex.test(value) ? '' : 'is no colour like #2444d0')),
    support: read.spokenText('brand.support', contactFault),
    imprint: read.spokenText('brand.imprint', addressFault),
    complaints: read.spokenText('brand.complaints', contactFault),
    privacy,
    terms,
  };
  read.messages('messages');
  const features = Object.fromEntries(
    capabilities.flatMap((name) => {
      const isThere = read.flag(`features.${name}`);
      return isThere === undefined ? [] : [[name, isThere]];
    }),
  );
  const idempotency = read.flag('idempotency') ?? features['keys'];
  const env: Env = {
    apiUrl: `${host}/api`,
    imageUrl: images === '' ? `${host}/images` : images,
    explorers: withoutEmpty({ bep20, trc20 }),
    ...(idempotency !== undefined && { idempotency }),
    features,
    offline: read.flag('offline') ?? true,
    zone,
    legalPages: withoutEmpty({ privacy, terms }),
    ...(issuer && { issuer }),
    ...((riskText || riskLink || income) && {
      risk: withoutEmpty({ text: riskText, link: riskLink, income }),
    }),
    report: { url, sample, release },
    languages: languages ?? ownEnv.languages,
  };
  read.close();
  return { env, config: { ...(json as Config), brand: withoutEmpty(brand), ...(language && { language }) } };
}
