import { QRCodeSVG } from 'qrcode.react';
import { overlayWords } from '../../text/overlayWords';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Icon } from '../Icon/Icon';
import { Channel, Channels, Copy, CopyLink, Qr, Sheet, Words } from './ShareDialog.styles';
import { shareChannels } from './shareChannels';

export interface ShareDialogProps {
  open: boolean;
  title?: string;
  /** The whole link. It alone is shared, without words (D103). */
  link: string;
  /** Whether "Copy link" worked; the place that holds the exact confirmation shows it. */
  onCopied?: (done: boolean) => void;
  onClose: () => void;
}

/** Side of the QR code, in px. */
const qrSide = 168;

/**
 * Hands a link on (A §9): by a channel, by copy, by QR code drawn on the device, and by the device's own
 * sharing where it has one. Channels open in a new tab without opener or referrer (SECURITY T25).
 */
export function ShareDialog({ open, title = overlayWords.share, link, onCopied, onClose }: ShareDialogProps) {
  const native = 'share' in navigator;
  return (
    <Dialog open={open} title={title} focusOn="actions" onClose={onClose}>
      <Sheet>
        <Qr>
          <QRCodeSVG value={link} size={qrSide} level="M" marginSize={2} title={overlayWords.qrOf(link)} />
        </Qr>
        <Copy>
          <Words>
            <bdi>{link}</bdi>
          </Words>
          <CopyLink text={link} label={overlayWords.copyLink} {...(onCopied && { onCopied })} />
        </Copy>
        <Channels>
          {shareChannels(link).map(({ id, label, href }) => (
            <li key={id}>
              <Channel href={href} target="_blank" aria-label={overlayWords.shareBy(label)}>
                {label}
              </Channel>
            </li>
          ))}
        </Channels>
        {native && (
          <Button icon={<Icon name="share" />} onClick={() => void shareOnDevice(link)}>
            {overlayWords.shareOther}
          </Button>
        )}
      </Sheet>
    </Dialog>
  );
}

/** The device's own sharing; sent away or refused, nothing happened. */
async function shareOnDevice(url: string) {
  try {
    await navigator.share({ url });
  } catch {
    // The member closed the device's dialog.
  }
}
