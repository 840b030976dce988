import type { Breakage } from '../breakage';

const screen = 'packages/ui/src/screens/dashboard/Dashboard';
const area = 'apps/portal/src/areas/dashboard';
const dialog = 'packages/ui/src/components/ShareDialog';

/** Where the dashboard’s figures come from, and the referral links (A §3, §4, §9; D58, D103). */
export const dashboardDataBreakages: readonly Breakage[] = [
  {
    promise: 'A §3 Dashboard data.2',
    what: 'reads the Pamm wallet from the live balance',
    file: `${area}/balances.view.ts`,
    from: 'pamm: amountOf(data.fixed_balance)',
    to: 'pamm: amountOf(data.live_balance)',
  },
  {
    promise: 'A §3 Dashboard data.4',
    what: 'swaps the business of bots and pools',
    file: `${area}/dashboard.view.ts`,
    from: 'botBusiness: amountOrNone(data.total_team_business)',
    to: 'botBusiness: amountOrNone(data.live_team_business)',
  },
  {
    promise: 'A §3 Dashboard data.6',
    what: 'takes the matching bonus for the referral bonus',
    file: `${area}/dashboard.view.ts`,
    from: 'referralBonus: amountOrNone(data.level_income)',
    to: 'referralBonus: amountOrNone(data.matching_bonus)',
  },
  {
    promise: 'A §3 Dashboard data.7',
    what: 'reads the right leg from the left',
    file: `${area}/dashboard.view.ts`,
    from: 'rightCount: countOf(data.right_id_count)',
    to: 'rightCount: countOf(data.left_id_count)',
  },
  {
    promise: 'A §3 Dashboard data.10',
    what: 'takes a balance that is no number for nothing',
    file: `${area}/dashboard.view.ts`,
    from: 'const { payIn = none,',
    to: "const { payIn = '0.00',",
  },
  {
    promise: 'A §3 Dashboard data.12',
    what: 'lists ten news',
    file: `${area}/dashboard.view.ts`,
    from: 'const shown = 5;',
    to: 'const shown = 10;',
  },
  {
    promise: 'A §4 Dashboard.1',
    what: 'knows true alone as a success',
    file: 'packages/api/src/outcome.ts',
    from: "['success', 'true', '1']",
    to: "['true', '1']",
  },
  {
    promise: 'A §4 Dashboard.2',
    what: 'leaves news in the server’s order',
    file: `${area}/dashboard.view.ts`,
    from: '    .reverse()\n    .sort((one, other) => publishedTime(other) - publishedTime(one))\n',
    to: '',
  },
  {
    promise: 'A §4 Dashboard.2',
    what: 'only sorts by day, so that news without one are not reversed',
    file: `${area}/dashboard.view.ts`,
    from: '    .reverse()\n',
    to: '',
  },
  {
    promise: 'A §4 Dashboard.3',
    what: 'shows empty wallets instead of their failure',
    file: `${screen}/Wallets.tsx`,
    from: '  if (wallets.state === \'failed\') return <FailedCard name="Wallets" failure={wallets} />;\n',
    to: '',
  },
  {
    promise: 'A §9 Referral link.1',
    what: 'calls the username by its whole name',
    file: 'apps/portal/src/shared/routes/referralLinks.ts',
    from: '?u=${',
    to: '?username=${',
  },
  {
    promise: 'A §9 Referral link.2',
    what: 'links to the left twice',
    file: 'apps/portal/src/shared/routes/referralLinks.ts',
    from: "right: link('R')",
    to: "right: link('L')",
  },
  {
    promise: 'A §9 Referral link.3',
    what: 'writes the username into the link as it is',
    file: 'apps/portal/src/shared/routes/referralLinks.ts',
    from: 'encodeURIComponent(username)',
    to: 'username',
  },
  {
    promise: 'D58',
    what: 'throws the shown data away when reading it again fails',
    file: 'apps/portal/src/shared/calls/remote.ts',
    from: 'if (data !== undefined) return',
    to: 'if (data !== undefined && error === undefined) return',
    test: 'apps/portal/src/shared/calls/remote.test.ts › %s',
  },
  {
    promise: 'D103',
    what: 'adds words to what is mailed',
    file: `${dialog}/shareChannels.ts`,
    from: '`mailto:?body=${link}`',
    to: '`mailto:?subject=Join&body=${link}`',
    test: `${dialog}/shareChannels.test.ts › the whole of %s is one value, and nothing else is said`,
  },
  {
    promise: 'D41.3',
    what: 'a photo that the server does not ask for counts as missing',
    file: `${area}/kycNotice.view.ts`,
    from: 'const asked = requiredOf(types);',
    to: 'const asked = requiredOf({ ...types, photo_required: 1 });',
  },
  {
    promise: 'D41.4',
    what: 'says that documents lack though there is another page of them',
    file: `${area}/kycNotice.view.ts`,
    from: 'if (body === undefined || nextPageOf(body, place, 1) !== null) return false;',
    to: 'if (body === undefined) return false;',
  },
];
