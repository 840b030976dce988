import styled from 'styled-components';
import { accessTexts } from '../../text/messages';
import { toWallTime } from '../../text/format/steadyClock';
import { hidden } from '../../theme/hidden';
import { color, control, fontSize, fontWeight, media, radius, space } from '../../tokens';
import { isLongWait, limitEnd } from './longWait';
import { useSecondsLeft } from './useSecondsLeft';
import type { ElementProps } from '../elementProps';
import { defineMessages } from '../../text/defineMessages';

/** Messages that add to the exact texts of the countdown. */
export const resendMessages = defineMessages('resendMessages', {
  noneUntil: ({ time }: { time: string }) => `You can ask for another code after ${time}.`,
});

/** The state of a code sent by mail. The server's response starts the countdown (T14). */
export type CodeRequest =
  | { state: 'idle'; isSent?: undefined }
  | { state: 'sending'; isSent?: undefined }
  /** `until`: when the next code may be requested, in ms of the steady clock. */
  | {
      state: 'waiting';
      until: number;
      /** False where the wait is a limit and no code was sent. Default: true. */
      isSent?: boolean | undefined;
    };

/** Whether the server has sent a code, so a text may say it (D127). */
export const isCodeSent = (request: CodeRequest): boolean =>
  request.state === 'waiting' && request.isSent !== false;

export interface ResendCodeProps extends ElementProps {
  /** The state of the request for a code. */
  request: CodeRequest;
  /** Requests a code. Only its success starts the wait (D21). */
  onRequest: () => void;
}

/**
 * The link 'Request OTP', or the countdown until it returns, which is announced only once (A §4, D20, D21). A
 * daily limit shows its end instead, because a countdown of hours is useless.
 */
export function ResendCode({ request, onRequest, ...rest }: ResendCodeProps) {
  const { left, first } = useSecondsLeft(request.state === 'waiting' ? request.until : undefined);
  const requesting = request.state === 'sending';
  if (request.state === 'waiting' && left > 0 && isLongWait(first))
    return (
      <Line {...rest}>
        <span role="status">{resendMessages.noneUntil({ time: limitEnd(toWallTime(request.until)) })}</span>
      </Line>
    );
  return (
    <Line {...rest}>
      <span className={hidden} role="status">
        {left > 0 ? accessTexts.resendAfter({ seconds: first }) : ''}
      </span>
      {left > 0 ? (
        <span aria-hidden="true">
          {accessTexts
            .resendAfter({ seconds: left })
            .split(/(\d+)/)
            .map((part) => (/^\d/.test(part) ? <b key="seconds">{part}</b> : part))}
        </span>
      ) : (
        <Request
          type="button"
          aria-disabled={requesting || undefined}
          onClick={() => {
            if (!requesting) onRequest();
          }}
        >
          {accessTexts.requestOtp}
        </Request>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 1.5rem;
  font-size: ${fontSize.small};
  color: ${color.inkFaint};

  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;

const Request = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accentInk};
  font-weight: ${fontWeight.link};
  min-block-size: 1.5rem;
  border-radius: ${radius.tiny};
  cursor: pointer;

  &[aria-disabled='true'] {
    color: ${color.inkFaint};
    cursor: progress;
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      text-decoration: underline;
      text-underline-offset: ${space[1]};
    }
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
