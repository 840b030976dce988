import { areas } from '../requirements/areas';

/** The names of a new screen, as its templates use them. */
export interface ScreenNames {
  area: string;
  /** Ranks */
  Area: string;
  /** RoyaltyDetails */
  Screen: string;
  /** royaltyDetails */
  camel: string;
  /** royalty-details: the path of its call */
  kebab: string;
  /** Royalty Details */
  title: string;
  /** /user/royalty */
  address: string;
  /** getRoyaltyDetails */
  operationId: string;
  /** useGetRoyaltyDetailsQuery */
  hook: string;
  /** A screen for visitors makes no call: RTK Query would slow down the sign-in (ADR 3). */
  isVisitors: boolean;
}

const isArea = (word: unknown) => areas.some((area) => area === word);

/** @throws when an answer can't be the area, the name or the address of a screen */
export function toNames(answers: Record<string, unknown>): ScreenNames {
  const [area, screen, address] = [answers['area'], answers['screen'], answers['address']].map((answer) =>
    typeof answer === 'string' ? answer : '',
  ) as [string, string, string];
  if (!isArea(area)) throw new Error(`'${area}' is not an area. Use one of ${areas.join(', ')}.`);
  if (!/^[A-Z][A-Za-z0-9]+$/.test(screen))
    throw new Error(`'${screen}' is not a screen's name. Write it like RoyaltyDetails.`);
  const isVisitors = area === 'access';
  const format = isVisitors ? /^\/(?!user$)[A-Za-z][A-Za-z0-9]*$/ : /^\/user\/[A-Za-z][A-Za-z0-9]*$/;
  if (!format.test(address))
    throw new Error(
      `'${address}' is not a ${isVisitors ? "visitor's" : "member's"} address. ` +
        `Write it like ${isVisitors ? '/welcome' : '/user/royalty'}.`,
    );
  const words = screen.split(/(?<=[a-z0-9])(?=[A-Z])/);
  return {
    area,
    Area: area.charAt(0).toUpperCase() + area.slice(1),
    Screen: screen,
    camel: screen.charAt(0).toLowerCase() + screen.slice(1),
    kebab: words.join('-').toLowerCase(),
    title: words.join(' '),
    address,
    operationId: `get${screen}`,
    hook: `useGet${screen}Query`,
    isVisitors,
  };
}
