import '@fontsource-variable/inter/wght.css';
import './core/parts/tokens.css';
import './core/parts/base.css';
import { mount } from 'svelte';
import App from './core/App.svelte';
import { onDevice } from './core/server/house';
import { heedArrivals } from './core/device/arrivals';
import { keepSettings } from './core/device/settings.svelte';

keepSettings();
if (!navigator.webdriver) heedArrivals(); // who drives a page by script aims at what lies there now
if (onDevice()) await import('./local/page').then(({ open }) => open());
mount(App, { target: document.getElementById('app') as HTMLElement });
