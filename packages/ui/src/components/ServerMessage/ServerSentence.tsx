import { useMoneyMask } from '../Money/useMoneyMask';
import { ServerMessage, type ServerMessageProps } from './ServerMessage';

/** Somebody else's sentence, such as a note: what is plainly money in it is hidden with all amounts. */
export function ServerSentence({ children }: ServerMessageProps) {
  const masked = useMoneyMask();
  return <ServerMessage>{children && masked(children)}</ServerMessage>;
}
