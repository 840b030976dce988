import { overlayMessages } from '../../text/overlayMessages';
import { Dialog } from '../Dialog/Dialog';
import { Stack } from '../Stack/Stack';
import { shareChannels } from './shareChannels';
import { ShareOnDevice } from './ShareOnDevice';
import { QRCodeSVG } from 'qrcode.react';
import { useAfterPaint } from '../useAfterPaint';
import styled from 'styled-components';
import { border, color, control, fontSize, fontWeight, media, radius, space } from '../../tokens';
import { CopyButton } from '../CopyButton/CopyButton';
import { PlainLink } from '../Link/PlainLink';
import type { ElementProps } from '../elementProps';
import type { OpenProps } from '../useOpen';

/** Side of the QR code, in px. */
const qrSide = 168;

const Qr = styled.div`
  display: grid;
  place-items: center;
  min-block-size: ${qrSide}px;
  svg {
    border-radius: ${radius.small};
  }
`;

const Copy = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  padding-block: ${space[1]};
  padding-inline: ${space[3]} ${space[1]};
  border-radius: ${radius.box};
  background: ${color.sunken};
`;

/* As wide as its longest text, so the link doesn't move when that text changes. */
const CopyLink = styled(CopyButton)`
  min-inline-size: 7.75rem;
`;

const Text = styled.p`
  flex: 1 1 8rem;
  min-inline-size: 0;
  font-size: ${fontSize.label};
  overflow-wrap: anywhere;
`;

const Channels = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

const Channel = styled(PlainLink)`
  display: grid;
  place-items: center;
  min-block-size: ${control.touch};
  padding-inline: ${space[2]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-weight: ${fontWeight.strong};
  text-align: center;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

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

export interface ShareDialogProps extends ElementProps, OpenProps {
  title?: string;
  /** The full link. Only the link is shared, without a text (D103). */
  link: string;
  /** Called with the result of "Copy link". The caller shows its exact confirmation. */
  onCopy?: (done: boolean) => void;
}

/**
 * Shares a link (A §9) with a channel, by copying, with a QR code created on the device, or with the device's
 * own share sheet. Channels open in a new tab without opener or referrer (SECURITY T25).
 */
export function ShareDialog({
  open,
  defaultOpen,
  title = overlayMessages.share,
  link,
  onCopy,
  onClose,
  ...rest
}: ShareDialogProps) {
  return (
    <Dialog {...rest} {...{ open, defaultOpen, title, onClose }} focusOn="actions">
      <Stack>
        <LinkQr link={link} />
        <Copy>
          <Text>
            <bdi translate="no">{link}</bdi>
          </Text>
          <CopyLink text={link} label={overlayMessages.copyLink} {...(onCopy && { onCopy })} />
        </Copy>
        <Channels>
          {shareChannels(link).map(({ id, label, href }) => (
            <li key={id}>
              <Channel
                href={href}
                target="_blank"
                aria-label={overlayMessages.shareBy({ channel: label })}
                translate={id === 'mail' ? undefined : 'no'}
              >
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
