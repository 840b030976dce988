/** Everything that a new screen is called, from `<area> <Screen> <route>`; throws what is wrong with them. */
export function toNames([area, screen, route], areas) {
  if (!areas.includes(area)) throw new Error(`'${area}' is no area: one of ${areas.join(', ')}.`);
  // A visitor must not wait for RTK Query (ADR 3), so those screens are wired by hand.
  if (area === 'access')
    throw new Error('Screens of visitors are wired by hand: see docs/adding-a-screen.md.');
  if (!/^[A-Z][A-Za-z0-9]+$/.test(screen ?? ''))
    throw new Error(`'${screen}' is no screen's name, such as RoyaltyDetails.`);
  if (!/^\/user\/[A-Za-z][A-Za-z0-9]*$/.test(route ?? ''))
    throw new Error(`'${route}' is no member's address, such as /user/royalty.`);
  const camel = screen.charAt(0).toLowerCase() + screen.slice(1);
  return {
    area,
    Area: area.charAt(0).toUpperCase() + area.slice(1),
    /** RoyaltyDetails */
    Screen: screen,
    /** royaltyDetails */
    camel,
    /** royalty-details, the last part of the call's path */
    kebab: screen.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase(),
    /** Royalty Details */
    title: screen.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' '),
    route,
    operationId: `get${screen}`,
    hook: `useGet${screen}Query`,
  };
}
