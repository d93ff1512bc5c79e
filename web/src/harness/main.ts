/** A page for those who draw boards: one board from a JSON view, without a server. Not part of the build.
 *
 * /harness.html?game=first-rat  shows src/games/first-rat/samples/view.json
 *   &sample=battle              samples/battle.json instead
 *   &language=de &theme=dark &you=0 &seats=3 &panels=0 &motion=off
 *   &offered=space:3,space:4 &focused=space:4 &chosen=rat:0:1 &changed=space:2
 *   &fit=contain                the whole board in the window, as on a desktop; the default fills the width
 */
import '@fontsource-variable/inter';
import '../core/parts/tokens.css';
import '../core/parts/base.css';
import { mount } from 'svelte';
import Harness from './Harness.svelte';

const query = new URLSearchParams(location.search);
const root = document.documentElement;
if (query.get('theme')) root.dataset['theme'] = query.get('theme') ?? '';
if (query.get('motion')) root.dataset['motion'] = query.get('motion') ?? '';
mount(Harness, { target: document.getElementById('harness') as HTMLElement, props: { query } });
