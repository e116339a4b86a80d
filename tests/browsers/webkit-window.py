#!/usr/bin/python3
"""A bare window around WebKitGTK for its driver: WIDTH HEIGHT FOLDER. What a page keeps lies in FOLDER, and
SIGUSR1 prints the page into FOLDER/printed.pdf on A5."""

import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

numbers = [each for each in sys.argv[1:] if not each.startswith("-")]
width, height, folder = int(numbers[0]), int(numbers[1]), numbers[2]

manager = WebKit2.WebsiteDataManager(
    base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache"
)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)
view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)


def automated(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("viewscreen-window")
    about.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(about)
    session.connect("create-web-view", lambda _session: view)


def printed(_signal=None):
    target = f"{folder}/printed.pdf"
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f"file://{target}")
    paper = Gtk.PageSetup()
    paper.set_paper_size_and_default_margins(Gtk.PaperSize.new("iso_a5"))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(paper)
    operation.connect("finished", lambda _operation: open(f"{target}.done", "w").close())
    operation.connect("failed", lambda _operation, error: print(error.message, file=sys.stderr))
    operation.print_()
    printed.kept = operation
    return True


context.connect("automation-started", automated)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, printed)

window = Gtk.Window(decorated=False)
window.set_default_size(width, height)
window.set_size_request(width, height)
window.add(view)
window.connect("destroy", Gtk.main_quit)
window.show_all()
with open(f"{folder}/process", "w") as process:
    process.write(str(os.getpid()))
Gtk.main()
