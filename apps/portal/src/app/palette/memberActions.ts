import { toWithdrawPath } from '@portal/ui/addresses';
import type { PaletteEntry } from '@portal/ui/shell/Palette';
import { dashboardTexts, ticketsTexts } from '@portal/ui/text/messages';
import { paletteMessages } from '@portal/ui/text/paletteMessages';
import { walletNames } from '@portal/ui/text/wallets';
import { raisePath } from '@portal/portal-core/addresses/askSupport';
import type { ReferralLinks } from '@portal/ui/screens/dashboard';

/** An action of the palette, either a link (`href`) or a function (`run`). */
export interface MemberAction extends PaletteEntry {
  run?: () => void;
  /** Keeps the action out of the recent list, such as the logout. */
  forgotten?: true;
}

/** The dependencies of the actions. */
interface Means {
  /** The page of the expired session, while it is stored. */
  unfinished?: { title: string; onContinue: () => void } | undefined;
  links: ReferralLinks;
  /** Copies a text and confirms it. */
  copy: (text: string, confirmation: string) => void;
  chooseTheme: (theme: 'light' | 'dark') => void;
  amountsHidden: boolean;
  hideAmounts: (hidden: boolean) => void;
  signOut: () => void;
}

/** All actions in the palette's order. Add new actions here. */
export const memberActions = ({
  unfinished,
  links,
  copy,
  chooseTheme,
  amountsHidden,
  hideAmounts,
  signOut,
}: Means): MemberAction[] => [
  ...(unfinished
    ? [
        {
          id: 'action:continue',
          label: paletteMessages.continueTo({ title: unfinished.title }),
          icon: 'clock' as const,
          run: unfinished.onContinue,
          forgotten: true as const,
        },
      ]
    : []),
  {
    id: 'action:withdraw',
    label: paletteMessages.withdrawFrom({ wallet: walletNames.pay_out }),
    icon: 'withdraw',
    href: toWithdrawPath('pay_out'),
  },
  {
    id: 'action:copyLeft',
    label: paletteMessages.copyLeft,
    icon: 'copy',
    run: () => copy(links.left, dashboardTexts.referralLinkCopied),
  },
  {
    id: 'action:copyRight',
    label: paletteMessages.copyRight,
    icon: 'copy',
    run: () => copy(links.right, dashboardTexts.referralLinkCopied),
  },
  { id: 'action:raise', label: ticketsTexts.raiseTicket, icon: 'chat', href: raisePath },
  {
    id: 'action:dark',
    label: paletteMessages.dark,
    hint: paletteMessages.theme,
    icon: 'moon',
    run: () => chooseTheme('dark'),
  },
  {
    id: 'action:light',
    label: paletteMessages.light,
    hint: paletteMessages.theme,
    icon: 'sun',
    run: () => chooseTheme('light'),
  },
  {
    id: 'action:amounts',
    label: amountsHidden ? paletteMessages.showAmounts : paletteMessages.hideAmounts,
    icon: amountsHidden ? 'eye' : 'eyeOff',
    run: () => hideAmounts(!amountsHidden),
  },
  { id: 'action:signOut', label: paletteMessages.signOut, icon: 'logout', run: signOut, forgotten: true },
];
