import { toWithdrawPath } from '@portal/ui/addresses';
import type { PaletteEntry } from '@portal/ui/shell/Palette';
import { dashboardTexts, ticketsTexts } from '@portal/ui/text/messages';
import { paletteMessages } from '@portal/ui/text/paletteMessages';
import { walletNames } from '@portal/ui/text/wallets';
import { raisePath } from '../../shared/routes/askSupport';
import type { ReferralLinks } from '@portal/ui/screens/dashboard';

/** Something that the palette offers to do: it leads somewhere (`href`), or it does something here (`run`). */
export interface MemberAction extends PaletteEntry {
  run?: () => void;
  /** It is not worth remembering, such as the way out. */
  forgotten?: true;
}

/** What the actions are done with. */
interface Means {
  /** Where the last session ended by itself, while that is kept. */
  unfinished?: { title: string; onContinued: () => void } | undefined;
  links: ReferralLinks;
  /** Copies a text and says so. */
  copy: (text: string, confirmation: string) => void;
  chooseTheme: (theme: 'light' | 'dark') => void;
  amountsHidden: boolean;
  hideAmounts: (hidden: boolean) => void;
  signOut: () => void;
}

/** Every action, in the order in which the palette lists them. A new one is a new entry here. */
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
          label: paletteMessages.continueTo(unfinished.title),
          icon: 'clock' as const,
          run: unfinished.onContinued,
          forgotten: true as const,
        },
      ]
    : []),
  {
    id: 'action:withdraw',
    label: paletteMessages.withdrawFrom(walletNames.pay_out),
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
