import { overlayMessages } from '../../text/overlayMessages';
import { Dialog } from '../Dialog/Dialog';
import { Stack } from '../Stack/Stack';
import { Channel, Channels, Copy, CopyLink, Text, Qr, qrSide } from './ShareDialog.styles';
import { shareChannels } from './shareChannels';
import { ShareOnDevice } from './ShareOnDevice';
import { QRCodeSVG } from 'qrcode.react';
import { useAfterPaint } from '../useAfterPaint';

/**
 * A link as a QR code. It renders a moment after the dialog, into reserved space, because its many squares
 * would delay the dialog on a slow phone.
 */
function LinkQr({ link }: { link: string }) {
  const isDrawn = useAfterPaint();
  return (
    <Qr translate="no">
      {isDrawn && (
        <QRCodeSVG
          value={link}
          size={qrSide}
          level="M"
          marginSize={2}
          title={overlayMessages.qrCodeTitle({ link })}
        />
      )}
    </Qr>
  );
}

export interface ShareDialogProps {
  open: boolean;
  title?: string;
  /** The full link. Only the link is shared, without a text (D103). */
  link: string;
  /** Called with the result of "Copy link". The caller shows its exact confirmation. */
  onCopied?: (done: boolean) => void;
  onClose: () => void;
}

/**
 * Shares a link (A §9) with a channel, by copying, with a QR code created on the device, or with the device's
 * own share sheet. Channels open in a new tab without opener or referrer (SECURITY T25).
 */
export function ShareDialog({
  open,
  title = overlayMessages.share,
  link,
  onCopied,
  onClose,
}: ShareDialogProps) {
  return (
    <Dialog open={open} title={title} focusOn="actions" onClose={onClose}>
      <Stack gap={4}>
        <LinkQr link={link} />
        <Copy>
          <Text>
            <bdi translate="no">{link}</bdi>
          </Text>
          <CopyLink text={link} label={overlayMessages.copyLink} {...(onCopied && { onCopied })} />
        </Copy>
        <Channels>
          {shareChannels(link).map(({ id, label, href }) => (
            <li key={id}>
              <Channel href={href} target="_blank" aria-label={overlayMessages.shareBy({ channel: label })}>
                {label}
              </Channel>
            </li>
          ))}
        </Channels>
        <ShareOnDevice label={overlayMessages.shareOther} data={{ url: link }} />
      </Stack>
    </Dialog>
  );
}
