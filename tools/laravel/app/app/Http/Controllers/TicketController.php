<?php

namespace App\Http\Controllers;

use App\Models\Row;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Storage;
use Illuminate\Validation\Rule;

class TicketController extends Controller
{
    private const SUBJECTS = [['id' => 1, 'subject' => 'Deposit'], ['id' => 2, 'subject' => 'Withdrawal'], ['id' => 3, 'subject' => 'Others']];

    public function index()
    {
        return $this->done(['data' => $this->member()->rows('tickets')->get()]);
    }

    public function subjects()
    {
        return $this->done(['data' => self::SUBJECTS]);
    }

    public function messages(string $id)
    {
        $ticket = $this->find($id);
        $rows = Row::in('messages')->where('ticket_id', $ticket->id)->orderBy('id')->get();

        return $this->done(['data' => $rows->map(fn (Row $row) => ['message_time' => $row->created_at] + $row->toArray())]);
    }

    public function image(string $id)
    {
        $message = Row::in('messages')->findOrFail($id);
        $this->find($message->ticket_id);

        return Storage::disk('public')->response($message->image ?? abort(404));
    }

    public function reply(Request $request)
    {
        $sent = $request->validate(['id' => 'required', 'message' => 'required', 'images.*' => 'image|max:2048']);
        $ticket = $this->find($sent['id']);
        if ($ticket->status === 2) {
            $this->refuse('This ticket is closed.');
        }
        $this->write($request, $ticket);

        return $this->done(['message' => __('Reply sent.')]);
    }

    public function raise(Request $request)
    {
        $sent = $request->validate([
            'subject_id' => ['required', Rule::in(array_column(self::SUBJECTS, 'id'))], 'message' => 'required',
            'others_subject' => 'nullable|max:100', 'images' => 'required|array', 'images.*' => 'image|max:2048',
        ]);
        $subject = $sent['others_subject'] ?? collect(self::SUBJECTS)->firstWhere('id', $sent['subject_id'])['subject'];
        $ticket = $this->member()->add('tickets', ['username' => $this->member()->username, 'subject' => $subject]);
        $this->write($request, $ticket);

        return $this->done(['ticket_id' => $ticket->id, 'msg' => __('Ticket raised.')]);
    }

    private function find($id): Row
    {
        return $this->member()->rows('tickets')->findOrFail($id);
    }

    private function write(Request $request, Row $ticket): void
    {
        $image = $request->file('images')[0] ?? null;
        $this->member()->add('messages', [
            'ticket_id' => $ticket->id, 'message' => $request->message, 'image' => $image ? $image->store('tickets', 'public') : null,
        ]);
        $ticket->update(['last_reply_date' => now()->toJSON()]);
    }
}
