import { useMoneyMask } from '../Money/useMoneyMask';
import { ServerMessage, type ServerMessageProps } from './ServerMessage';

/** A foreign sentence, such as a note. Obvious amounts in it are hidden with all amounts. */
export function ServerSentence({ children }: ServerMessageProps) {
  const masked = useMoneyMask();
  return <ServerMessage>{children && masked(children)}</ServerMessage>;
}
