import { afterPress } from '@portal/ui';
import type { SharedLink } from '@portal/ui/screens/dashboard';
import { dashboardTexts, errorTexts } from '@portal/ui/text/messages';
import { useImperativeHandle, useState, type Ref } from 'react';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';

const loadShareDialog = () =>
  import('@portal/ui/components/ShareDialog').then(({ ShareDialog }) => ShareDialog);

/** The dialog's handle for the dashboard's Share buttons. */
export interface LinkSharer {
  share: (link: SharedLink) => void;
}

/** Shares a referral link (A §2). It holds its own state, so opening it does not render the dashboard. */
export function SharedLinkDialog({ ref }: { ref: Ref<LinkSharer> }) {
  const dispatch = useAppDispatch();
  const [shared, setShared] = useState<SharedLink | null>(null);
  useImperativeHandle(ref, () => ({ share: (link) => afterPress(() => setShared(link)) }), []);
  const ShareDialog = useChunk(loadShareDialog, shared?.link, () => {
    setShared(null);
    dispatch(toastRaised('bad', errorTexts.somethingWrongTryAgain));
  });
  if (!shared || !ShareDialog) return null;
  return (
    <ShareDialog
      open
      {...shared}
      onCopy={(done) => done && dispatch(toastRaised('good', dashboardTexts.referralLinkCopied))}
      onClose={() => setShared(null)}
    />
  );
}
