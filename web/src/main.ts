import './themes/light.css';
import './themes/dark.css';
import './themes/contrast.css';
import './themes/retro.css';
import './themes/base.css';
import './themes/table.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
