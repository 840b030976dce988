import { afterPress } from '@portal/ui';
import type { ShareDialogProps } from '@portal/ui/components/ShareDialog';
import type { SharedLink } from '@portal/ui/screens/dashboard';
import { dashboardTexts, errorTexts } from '@portal/ui/text/messages';
import { useImperativeHandle, useState, type ComponentType, type Ref } from 'react';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';

/** The dialog's handle for the dashboard's Share buttons. */
export interface LinkSharer {
  share: (link: SharedLink) => void;
}

interface SharedLinkDialogProps {
  ref: Ref<LinkSharer>;
  load: () => Promise<ComponentType<ShareDialogProps>>;
}

/** Shares a referral link (A §2). It holds its own state, so opening it does not render the dashboard. */
export function SharedLinkDialog({ ref, load }: SharedLinkDialogProps) {
  const dispatch = useAppDispatch();
  const [shared, setShared] = useState<SharedLink | null>(null);
  useImperativeHandle(ref, () => ({ share: (link) => afterPress(() => setShared(link)) }), []);
  const ShareDialog = useChunk(load, shared?.link, () => {
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
