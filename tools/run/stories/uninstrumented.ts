// Turns off call recording in tests, which takes a tenth of the plays' time. Storybook reads this address when its test
// functions load.
const address = new URL(location.href);
address.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', address);
