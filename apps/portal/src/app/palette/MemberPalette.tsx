import { copyText, useAmountsHidden } from '@portal/ui';
import { teamListAddress } from '@portal/ui/addresses';
import type { ThemeChoice } from '@portal/ui/shell';
import { Palette, palettePages, type PaletteEntry } from '@portal/ui/shell/Palette';
import { errorTexts } from '@portal/ui/text/messages';
import { useState } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { keepRecentEntry, readRecentEntries } from '@portal/portal-core/session/recentEntries';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { leave } from '../browser/leaving';
import { portalHome } from '@portal/portal-core/browser/place';
import { getReferralLinks } from '@portal/portal-core/addresses/referralLinks';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { memberRoutes } from '../member/memberScreens';
import { useUnfinished } from '../member/useUnfinished';
import { chooseAmounts } from '../amounts';
import { memberActions } from './memberActions';
import { toRecentEntries } from './toRecentEntries';
import { useOwnThings } from './useOwnThings';

export interface MemberPaletteProps {
  onThemeChange: (theme: ThemeChoice) => void;
  onLogOut: () => void;
  /** Called when the last session's page is continued. */
  onContinue: () => void;
  onClose: () => void;
}

/** Finds pages, actions and the member's own data (Ctrl/⌘-K). */
export function MemberPalette({ onThemeChange, onLogOut, onContinue, onClose }: MemberPaletteProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { username, binary, singleLeg } = useAppSelector(selectSession);
  const hasTeamList = useCapability('teamList');
  const [query, setQuery] = useState('');
  const [recent] = useState(() => readRecentEntries());
  const sources = useOwnThings(query);
  const amountsHidden = useAmountsHidden();
  const unfinished = useUnfinished(onContinue);

  // Only pages that have a screen (D3) and a proven call (D119).
  const pages = palettePages({
    hideBinary: binary ?? undefined,
    hideSingleLeg: singleLeg ?? undefined,
  }).filter(
    ({ href }) =>
      memberRoutes.some(({ path }) => matchPath(path, href)) && (hasTeamList || href !== teamListAddress),
  );
  const actions = memberActions({
    unfinished,
    links: getReferralLinks(portalHome(), username ?? ''),
    copy: (text, confirmation) =>
      void copyText(text).then((done) =>
        dispatch(
          done ? toastRaised('good', confirmation) : toastRaised('bad', errorTexts.somethingWrongTryAgain),
        ),
      ),
    chooseTheme: onThemeChange,
    amountsHidden,
    hideAmounts: chooseAmounts,
    signOut: onLogOut,
  });

  const choose = (entry: PaletteEntry) => {
    const action = actions.find(({ id }) => id === entry.id);
    if (!action?.forgotten) keepRecentEntry(entry);
    onClose();
    const { href } = entry;
    if (href !== undefined) leave(() => void navigate(href));
    else action?.run?.();
  };
  return (
    <Palette
      query={query}
      pages={pages}
      actions={actions}
      recent={toRecentEntries(recent, [...pages, ...actions])}
      sources={sources}
      onQueryChange={setQuery}
      onSelect={choose}
      onClose={onClose}
    />
  );
}
