import './themes/light.css';
import './themes/dark.css';
import './themes/contrast.css';
import './themes/retro.css';
import './themes/base.css';
import './themes/table.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keep } from './device/keeping';
import { i18n } from './lib/i18n.svelte';

const target = document.getElementById('app')!;

/** Nothing is shown before its words are there; without any, what the file of the page itself has to say. */
i18n.start().then(
  () => {
    mount(App, { target });
    keep();
  },
  () => target.append((document.getElementById('unreachable') as HTMLTemplateElement).content.cloneNode(true)),
);
