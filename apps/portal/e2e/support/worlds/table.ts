import { journeys, type JourneyName } from '../../journeys/index';
import type { World } from './world';

interface Row {
  world: World;
  flows: readonly JourneyName[];
  /** The flows of this world that `npm test` runs: each flow in some world. All others run at night. */
  quick?: readonly JourneyName[];
}

const typed: readonly JourneyName[] = ['signIn', 'withdrawal', 'transfer', 'report', 'purchase', 'kyc'];
const all = Object.keys(journeys) as JourneyName[];
const signedIn = all.filter((name) => !journeys[name].isVisitors);

/** Which flow runs in which world (`npm run nightly -- journeys --grep Cairo`). */
export const table: Record<string, Row> = {
  Cairo: { world: { zone: 'Africa/Cairo' }, flows: ['list', 'profile'] },
  Santiago: { world: { zone: 'America/Santiago' }, flows: ['list', 'profile'] },
  Beirut: { world: { zone: 'Asia/Beirut' }, flows: ['list', 'profile'] },
  Kiritimati: { world: { zone: 'Pacific/Kiritimati' }, flows: ['list', 'profile'], quick: ['profile'] },
  'Los Angeles': { world: { zone: 'America/Los_Angeles' }, flows: ['list', 'profile'] },
  Kolkata: { world: { zone: 'Asia/Kolkata' }, flows: ['list', 'profile'] },
  'clock 26 h behind': { world: { clock: -26 }, flows: all, quick: ['list'] },
  'clock 26 h ahead': { world: { clock: 26 }, flows: all, quick: ['registration'] },
  'clock set back an hour midway': { world: { setBack: 1 }, flows: all },
  'translator that replaces': { world: { translator: 'replaces' }, flows: all },
  'translator that moves': { world: { translator: 'moves' }, flows: all, quick: ['recovery'] },
  'translator that merges': { world: { translator: 'merges' }, flows: all },
  'Arabic-Indic digits': { world: { keyboard: 'arabicIndic' }, flows: typed },
  'Persian digits': { world: { keyboard: 'persian' }, flows: typed, quick: ['signIn'] },
  'Devanagari digits': { world: { keyboard: 'devanagari' }, flows: typed },
  'decimal comma': { world: { keyboard: 'decimalComma' }, flows: typed, quick: ['report'] },
  'composing input method': { world: { keyboard: 'composing' }, flows: typed, quick: ['transfer'] },
  'oldest browser': { world: { isOldest: true }, flows: all, quick: ['livePurchase'] },
  'forced colours': { world: { media: { forcedColors: 'active' } }, flows: all, quick: ['kyc'] },
  'text at 200 %': { world: { textSize: 200 }, flows: all, quick: ['tickets'] },
  English: { world: { language: 'en' }, flows: all },
  Hindi: { world: { language: 'hi' }, flows: all, quick: ['purchase'] },
  Spanish: { world: { language: 'es' }, flows: all, quick: ['deposit'] },
  Arabic: { world: { language: 'ar' }, flows: all, quick: ['tree'] },
  'blocked storage': { world: { storage: 'blocked' }, flows: ['signIn'] },
  'full storage': { world: { storage: 'full' }, flows: signedIn },
  'two members in two tabs': { world: { hasOtherTab: true }, flows: signedIn, quick: ['transfer'] },
  // Its deposits have no bank, its live packages have other names, and it mails nothing.
  Laravel: {
    world: { server: 'laravel' },
    flows: all.filter((name) => !['report', 'livePurchase', 'recovery', 'registration'].includes(name)),
  },
  'Laravel, day ahead, in Arabic': {
    world: { server: 'laravel', clock: 26, language: 'ar', keyboard: 'arabicIndic' },
    flows: typed.filter((name) => name !== 'report'),
  },
  'Arabic phone in Cairo, a day behind': {
    world: { zone: 'Africa/Cairo', clock: -26, language: 'ar', keyboard: 'arabicIndic', textSize: 130 },
    flows: all,
    quick: ['withdrawal'],
  },
};
