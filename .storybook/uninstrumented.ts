// In a test nobody steps through a play. Storybook reads this when its test functions load, and then records none of
// their calls, which would cost a tenth of the plays.
const address = new URL(location.href);
address.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', address);
