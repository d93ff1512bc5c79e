import '@fontsource-variable/inter/wght.css';
import './core/tokens.css';
import './core/base.css';
import { mount } from 'svelte';
import App from './core/App.svelte';
import { keepSettings } from './core/settings.svelte';

keepSettings();
mount(App, { target: document.getElementById('app') as HTMLElement });
